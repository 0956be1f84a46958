import type { Metadata } from 'next';
import { MeetingPage } from '@/app/meeting-page';

export const metadata: Metadata = { title: 'Summary of a meeting' };

interface LawyerSummaryPageProps {
  params: Promise<{ meetingId: string }>;
}

export default function LawyerSummaryPage({ params }: LawyerSummaryPageProps) {
  return <MeetingPage params={params} side="lawyer" show="summary" />;
}
