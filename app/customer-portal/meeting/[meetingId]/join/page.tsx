import type { Metadata } from 'next';
import { CallEntryPage } from '@/app/call-entry-page';

export const metadata: Metadata = { title: 'Join the meeting' };

interface CustomerJoinPageProps {
  params: Promise<{ meetingId: string }>;
}

export default function CustomerJoinPage({ params }: CustomerJoinPageProps) {
  return <CallEntryPage params={params} portal="client" />;
}
