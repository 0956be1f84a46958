import type { Metadata } from 'next';
import { WorkSection } from '@/components/lawyers/career/work-section';
import { requireActor } from '@/lib/server/platform/pipeline/require-actor';

export const metadata: Metadata = { title: 'Work experience' };

export default async function WorkPage() {
  await requireActor('/lawyer-portal/profile/work-experience');
  return <WorkSection />;
}
