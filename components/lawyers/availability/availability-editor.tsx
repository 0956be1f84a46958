'use client';

import type { ReactNode } from 'react';
import { WithOwnProfile } from '../profile-editor/with-own-profile';
import { AvailabilityForm } from './availability-form';

interface AvailabilityEditorProps {
  /** Epoch milliseconds. */
  requestNow: number;
  children?: ReactNode;
}

export function AvailabilityEditor({ requestNow, children }: AvailabilityEditorProps) {
  return (
    <WithOwnProfile>
      {(profile) => (
        <AvailabilityForm profile={profile} requestNow={requestNow}>
          {children}
        </AvailabilityForm>
      )}
    </WithOwnProfile>
  );
}
