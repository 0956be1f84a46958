import type { Metadata } from 'next';
import { EducationSection } from '@/components/lawyers/career/education-section';
import { requireActor } from '@/lib/server/platform/pipeline/require-actor';

export const metadata: Metadata = { title: 'Education' };

export default async function EducationPage() {
  await requireActor('/lawyer-portal/profile/education');
  return <EducationSection />;
}
