import type { Metadata } from 'next';
import { ReschedulePage } from '@/app/reschedule-page';

export const metadata: Metadata = { title: 'Change the time' };

interface LawyerReschedulePageProps {
  params: Promise<{ meetingId: string }>;
}

export default function LawyerReschedulePage({ params }: LawyerReschedulePageProps) {
  return <ReschedulePage params={params} side="lawyer" />;
}
