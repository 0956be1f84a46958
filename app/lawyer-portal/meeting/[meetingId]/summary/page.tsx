import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { meetingPath, summaryPath } from '@/components/meetings/meeting-path';
import { requireActor } from '@/lib/server/platform/pipeline/require-actor';

export const metadata: Metadata = { title: 'Summary of a meeting' };

interface LawyerSummaryPageProps {
  params: Promise<{ meetingId: string }>;
}

/** Leads to the page of the meeting: the lawyer writes the summary there, in one place. */
export default async function LawyerSummaryPage({
  params,
}: LawyerSummaryPageProps): Promise<never> {
  const { meetingId } = await params;
  await requireActor(summaryPath('lawyer', meetingId));
  redirect(`${meetingPath('lawyer', meetingId)}#summary`);
}
