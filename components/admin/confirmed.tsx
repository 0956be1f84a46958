'use client';

import type { ReactNode } from 'react';
import { ConfirmAction } from '@/components/platform/confirm-action';
import { AdminActionFailure } from './admin-failure';

interface ConfirmedProps {
  label: string;
  title: string;
  children: ReactNode;
  mutation: { error: Error | null; isPending: boolean; reset: () => void };
  run: () => Promise<unknown>;
}

export function Confirmed({ label, mutation, ...props }: ConfirmedProps) {
  return (
    <ConfirmAction
      label={label}
      mutation={mutation}
      {...props}
      look={{ size: 'small' }}
      confirm={label}
      failure={<AdminActionFailure title="It was not done" error={mutation.error} />}
    />
  );
}
