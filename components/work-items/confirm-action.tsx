'use client';

import { ActionFailure } from '@/components/platform/action-failure';
import {
  type ConfirmActionProps,
  ConfirmAction as Question,
} from '@/components/platform/confirm-action';
import type { MessageRow } from '@/lib/client/platform/messages';
import { pageTitle } from './page-title';

interface WorkItemConfirmProps
  extends Omit<ConfirmActionProps, 'failure' | 'returnTo' | 'mutation'> {
  failure: MessageRow;
  mutation: { error: Error | null; isPending: boolean; reset: () => void };
}

export function ConfirmAction({ failure, mutation, ...props }: WorkItemConfirmProps) {
  return (
    <Question
      {...props}
      mutation={mutation}
      failure={<ActionFailure failure={failure} error={mutation.error} />}
      returnTo={pageTitle}
    />
  );
}
