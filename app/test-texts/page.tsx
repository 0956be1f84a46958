import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { TestPhone } from '@/components/notifications/test-phone';
import { hasTestPhone } from '@/lib/server/notifications/texts/stand-in';

export const metadata: Metadata = {
  title: 'Test phone',
  robots: { index: false, follow: false },
};

export default async function TestTextsPage({ searchParams }: PageProps<'/test-texts'>) {
  const { number, answered } = await searchParams;
  if (!hasTestPhone()) notFound();
  return <TestPhone number={String(number ?? '')} answered={answered === '1'} />;
}
