'use client';

import { ProfileFailure } from '@/components/lawyers/profile/profile-failure';

export default function NotaryError({ reset }: { reset: () => void }) {
  return (
    <ProfileFailure
      title="Notary public"
      problem="Failed to fetch the profile of the notary public"
      reset={reset}
    />
  );
}
