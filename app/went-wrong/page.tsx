import type { Metadata } from 'next';
import { FailedPage } from '@/components/layout/error-page';
import { REFERENCE_PLACE } from '@/lib/stand-in-pages.mjs';

export const metadata: Metadata = { title: 'Something went wrong', robots: { index: false } };

/** What the server sends, as the answer to another address, in place of a page that could not be rendered (docs/decisions/0016). */
export default function WentWrongPage() {
  return <FailedPage details={`Reference: ${REFERENCE_PLACE}`} />;
}
