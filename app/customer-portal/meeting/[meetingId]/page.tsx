import type { Metadata } from 'next';
import { MeetingDetailPage } from '@/app/meeting-detail-page';

export const metadata: Metadata = { title: 'Meeting' };

interface CustomerMeetingPageProps {
  params: Promise<{ meetingId: string }>;
}

export default function CustomerMeetingPage({ params }: CustomerMeetingPageProps) {
  return <MeetingDetailPage params={params} side="client" />;
}
