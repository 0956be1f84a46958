import type { Metadata } from 'next';
import { MeetingPage } from '@/app/meeting-page';

export const metadata: Metadata = { title: 'Meeting' };

interface LawyerMeetingPageProps {
  params: Promise<{ meetingId: string }>;
}

export default function LawyerMeetingPage({ params }: LawyerMeetingPageProps) {
  return <MeetingPage params={params} side="lawyer" show="detail" />;
}
