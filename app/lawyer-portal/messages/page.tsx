import type { Metadata } from 'next';
import type { ComponentProps } from 'react';
import { MessagesPage } from '@/app/messages-page';

export const metadata: Metadata = { title: 'Messages' };

type LawyerMessagesPageProps = Pick<ComponentProps<typeof MessagesPage>, 'searchParams'>;

export default function LawyerMessagesPage({ searchParams }: LawyerMessagesPageProps) {
  return <MessagesPage searchParams={searchParams} side="lawyer" />;
}
