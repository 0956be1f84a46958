import type { Metadata } from 'next';
import { CallEntryPage } from '@/app/call-entry-page';

export const metadata: Metadata = { title: 'Join the meeting' };

interface LawyerJoinPageProps {
  params: Promise<{ meetingId: string }>;
}

export default function LawyerJoinPage({ params }: LawyerJoinPageProps) {
  return <CallEntryPage params={params} portal="lawyer" />;
}
