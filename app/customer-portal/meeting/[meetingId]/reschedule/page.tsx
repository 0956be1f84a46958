import type { Metadata } from 'next';
import { ReschedulePage } from '@/app/reschedule-page';

export const metadata: Metadata = { title: 'Change the time' };

interface CustomerReschedulePageProps {
  params: Promise<{ meetingId: string }>;
}

export default function CustomerReschedulePage({ params }: CustomerReschedulePageProps) {
  return <ReschedulePage params={params} side="client" />;
}
