import type { Metadata } from 'next';
import { MeetingDetailPage } from '@/app/meeting-detail-page';

export const metadata: Metadata = { title: 'Meeting' };

interface LawyerMeetingPageProps {
  params: Promise<{ meetingId: string }>;
}

export default function LawyerMeetingPage({ params }: LawyerMeetingPageProps) {
  return <MeetingDetailPage params={params} side="lawyer" />;
}
