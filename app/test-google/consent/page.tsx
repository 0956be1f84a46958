import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ConsentPage } from '@/components/lawyers/google-stand-in/consent-page';
import { hasStandIn } from '@/lib/server/lawyers/calendars/google-stand-in';

export const metadata: Metadata = {
  title: 'Test consent',
  robots: { index: false, follow: false },
};

export default async function TestConsentPage({ searchParams }: PageProps<'/test-google/consent'>) {
  const query = await searchParams;
  if (!hasStandIn()) notFound();
  const asked = ['redirect_uri', 'state', 'code_challenge', 'scope'].map(
    (name) => [name, String(query[name] ?? '')] as const,
  );
  return <ConsentPage asked={asked} />;
}
