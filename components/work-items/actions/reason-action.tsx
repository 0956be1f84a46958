'use client';

import {
  ReasonAction as Question,
  type ReasonActionProps,
} from '@/components/platform/reason-action';
import type { WorkItemActionName } from '@/lib/client/platform/work-item-messages';
import { ActionFailure } from '../failures';
import { pageTitle } from '../page-title';

interface WorkItemReasonProps extends Omit<ReasonActionProps, 'failure' | 'returnTo' | 'mutation'> {
  action: WorkItemActionName;
  mutation: { error: Error | null; isPending: boolean; reset: () => void };
}

/** A button on the page of an agreement that asks why. */
export function ReasonAction({ action, mutation, ...props }: WorkItemReasonProps) {
  const failure = <ActionFailure action={action} error={mutation.error} />;
  return <Question {...props} {...{ mutation, failure }} returnTo={pageTitle} />;
}
