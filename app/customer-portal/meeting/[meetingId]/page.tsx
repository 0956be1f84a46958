import type { Metadata } from 'next';
import { MeetingPage } from '@/app/meeting-page';

export const metadata: Metadata = { title: 'Meeting' };

interface CustomerMeetingPageProps {
  params: Promise<{ meetingId: string }>;
}

export default function CustomerMeetingPage({ params }: CustomerMeetingPageProps) {
  return <MeetingPage params={params} side="client" show="detail" />;
}
