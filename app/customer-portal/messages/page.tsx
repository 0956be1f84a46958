import type { Metadata } from 'next';
import type { ComponentProps } from 'react';
import { MessagesPage } from '@/app/messages-page';

export const metadata: Metadata = { title: 'Messages' };

type ClientMessagesPageProps = Pick<ComponentProps<typeof MessagesPage>, 'searchParams'>;

export default function ClientMessagesPage({ searchParams }: ClientMessagesPageProps) {
  return <MessagesPage searchParams={searchParams} side="client" />;
}
