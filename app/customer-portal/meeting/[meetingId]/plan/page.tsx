import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { planPath } from '@/components/meetings/meeting-path';
import { PlanSheet } from '@/components/meetings/summaries/plan-sheet';
import { PortalMain } from '@/components/portal/portal-main';
import { contacts } from '@/lib/contacts';
import { getMeeting } from '@/lib/server/meetings/records/operations';
import { getSummary } from '@/lib/server/meetings/summaries/operations';
import { requireActor } from '@/lib/server/platform/pipeline/require-actor';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

export const metadata: Metadata = { title: 'What to do next' };

interface PlanPageProps {
  params: Promise<{ meetingId: string }>;
}

export default async function PlanPage({ params }: PlanPageProps) {
  const { meetingId } = await params;
  const actor = await requireActor(planPath(meetingId));
  const of = { params: { id: meetingId } };
  const [meeting, summary] = await Promise.all([
    tryLoad(getMeeting, of, actor),
    tryLoad(getSummary, of, actor),
  ]);
  for (const found of [meeting, summary]) {
    if (found.ok) continue;
    if (found.error.key === 'not_found') notFound();
    throw found.error;
  }
  if (!meeting.ok || !summary.ok) return null;
  return (
    <PortalMain>
      <PlanSheet
        meeting={meeting.data}
        summary={summary.data}
        supportEmail={contacts().supportEmail}
      />
    </PortalMain>
  );
}
