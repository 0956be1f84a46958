import type { Metadata } from 'next';
import { CallEntryPage } from '@/app/call-entry-page';

export const metadata: Metadata = { title: 'Video call' };

interface VideoCallPageProps {
  params: Promise<{ meetingId: string }>;
}

export default function VideoCallPage({ params }: VideoCallPageProps) {
  return <CallEntryPage params={params} />;
}
