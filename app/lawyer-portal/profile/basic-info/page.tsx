import type { Metadata } from 'next';
import { BasicInfo } from '@/components/lawyers/profile-editor/basic-info/basic-info';
import { requireActor } from '@/lib/server/platform/pipeline/require-actor';

export const metadata: Metadata = { title: 'Basic info' };

export default async function BasicInfoPage() {
  await requireActor('/lawyer-portal/profile/basic-info');
  return <BasicInfo />;
}
