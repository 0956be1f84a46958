import type { Metadata } from 'next';
import { MeetingPage } from '@/app/meeting-page';

export const metadata: Metadata = { title: 'Summary of a meeting' };

interface CustomerSummaryPageProps {
  params: Promise<{ meetingId: string }>;
}

export default function CustomerSummaryPage({ params }: CustomerSummaryPageProps) {
  return <MeetingPage params={params} side="client" show="summary" />;
}
