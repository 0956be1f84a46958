import type { Metadata } from 'next';
import { AwardsSection } from '@/components/lawyers/career/awards-section';
import { requireActor } from '@/lib/server/platform/pipeline/require-actor';

export const metadata: Metadata = { title: 'Awards and publications' };

export default async function AwardPage() {
  await requireActor('/lawyer-portal/profile/awards');
  return <AwardsSection />;
}
