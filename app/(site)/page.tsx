import type { Metadata } from 'next';
import { CommonLegalProblems } from '@/components/home/common-problems';
import { docketEntries } from '@/components/home/docket-entries';
import { Hero } from '@/components/home/hero';
import { HowItWorks } from '@/components/home/how-it-works';
import { Questions } from '@/components/home/questions';
import { sharing } from '@/components/seo/sharing';
import { HOME_CONTENT } from '@/components/share-picture/share-content';
import { env } from '@/lib/env';
import { requestNow } from '@/lib/server/http/request-now';
import { tryLoad } from '@/lib/server/http/try-load';
import { searchLawyers } from '@/lib/server/lawyers/operations';
import { SITE } from '@/lib/site';

/** The open times are those of the moment. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: { absolute: `${SITE.name}: ${SITE.tagline}` },
  description: SITE.description,
  alternates: { canonical: '/' },
  ...sharing({ path: '/', content: HOME_CONTENT }),
};

export default async function HomePage() {
  const found = await tryLoad(searchLawyers, { query: {} }, null);
  const entries = found.ok ? docketEntries(found.data.results) : [];
  return (
    <main id="main">
      <Hero entries={entries} now={requestNow()} />
      <HowItWorks />
      <CommonLegalProblems />
      <Questions supportEmail={env.SUPPORT_EMAIL} />
    </main>
  );
}
