import type { Metadata } from 'next';
import { MessagesPage } from '@/app/messages-page';

export const metadata: Metadata = { title: 'Messages' };

interface LawyerThreadPageProps {
  params: Promise<{ personId: string }>;
  searchParams: Promise<{ q?: string | string[] }>;
}

export default function LawyerThreadPage({ params, searchParams }: LawyerThreadPageProps) {
  return <MessagesPage params={params} searchParams={searchParams} side="lawyer" />;
}
