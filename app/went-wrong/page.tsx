import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { FailedPage } from '@/components/site/layout/error-page';

export const metadata: Metadata = { title: 'Something went wrong', robots: { index: false } };

/** What the server sends in place of a page that could not be rendered (docs/decisions/0016). */
export default async function WentWrongPage() {
  const reference = (await headers()).get('x-request-id') ?? 'none';
  return <FailedPage details={`Reference: ${reference}`} />;
}
