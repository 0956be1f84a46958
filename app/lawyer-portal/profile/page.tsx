import type { Metadata } from 'next';
import { ProfileChecklist } from '@/components/lawyers/profile-editor/profile-checklist';
import { requireActor } from '@/lib/server/platform/pipeline/require-actor';

export const metadata: Metadata = { title: 'Profile' };

export default async function ProfilePage() {
  await requireActor('/lawyer-portal/profile');
  return <ProfileChecklist />;
}
