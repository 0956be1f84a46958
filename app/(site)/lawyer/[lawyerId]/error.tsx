'use client';

import { ProfileFailure } from '@/components/lawyers/profile/profile-failure';

export default function ProfileError({ reset }: { reset: () => void }) {
  return <ProfileFailure reset={reset} />;
}
