import type { Metadata } from 'next';
import { MessagesPage } from '@/app/messages-page';

export const metadata: Metadata = { title: 'Messages' };

interface ClientThreadPageProps {
  params: Promise<{ personId: string }>;
  searchParams: Promise<{ q?: string | string[] }>;
}

export default function ClientThreadPage({ params, searchParams }: ClientThreadPageProps) {
  return <MessagesPage params={params} searchParams={searchParams} side="client" />;
}
