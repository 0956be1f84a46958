'use client';

import {
  type ConfirmActionProps,
  ConfirmAction as Question,
} from '@/components/platform/confirm-action';
import type { WorkItemActionName } from '@/lib/client/platform/work-item-messages';
import { ActionFailure } from './failures';
import { pageTitle } from './page-title';

interface WorkItemConfirmProps
  extends Omit<ConfirmActionProps, 'failure' | 'returnTo' | 'mutation'> {
  action: WorkItemActionName;
  mutation: { error: Error | null; isPending: boolean; reset: () => void };
}

export function ConfirmAction({ action, mutation, ...props }: WorkItemConfirmProps) {
  const failure = <ActionFailure action={action} error={mutation.error} />;
  return <Question {...props} mutation={mutation} failure={failure} returnTo={pageTitle} />;
}
