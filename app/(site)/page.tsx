import type { Metadata } from 'next';
import { ClientReviews } from '@/components/home/client-reviews';
import { CommonLegalProblems } from '@/components/home/common-problems';
import { docketEntries } from '@/components/home/docket-entries';
import { FeaturedLawyers } from '@/components/home/featured-lawyers';
import { Hero } from '@/components/home/hero';
import { HowItWorks } from '@/components/home/how-it-works';
import { LawyerInvitation } from '@/components/home/lawyer-invitation';
import { Questions } from '@/components/home/questions';
import { faqPage } from '@/components/seo/faq-page';
import { JsonLd } from '@/components/seo/json-ld';
import { sharing } from '@/components/seo/sharing';
import { organization, website } from '@/components/seo/site-things';
import { HOME_CONTENT } from '@/components/share-picture/share-content';
import { FAQ, withServices } from '@/lib/catalogue/faq';
import { contacts } from '@/lib/contacts';
import { env } from '@/lib/env';
import { loadKept } from '@/lib/server/http/load';
import { tagPage } from '@/lib/server/http/page-tags';
import { requestNow } from '@/lib/server/http/request-now';
import { featuredLawyers, searchLawyers } from '@/lib/server/lawyers/operations';
import { listLatestReviews } from '@/lib/server/reviews/operations';
import { SITE } from '@/lib/site';
import { socialNames } from '@/lib/social-sign-in';

/** Seconds. The open times in it are read again in the browser. */
export const revalidate = 300;

export const metadata: Metadata = {
  title: { absolute: `${SITE.name}: ${SITE.tagline}` },
  description: SITE.description,
  alternates: { canonical: '/' },
  ...sharing({ path: '/', content: HOME_CONTENT }),
};

export default async function HomePage() {
  await tagPage('home');
  const [found, reviews, featured] = await Promise.all([
    loadKept(searchLawyers, { query: {} }),
    loadKept(listLatestReviews, {}),
    loadKept(featuredLawyers, {}),
  ]);
  const siteUrl = env.SITE_URL;
  const profiles = contacts().social.map(({ href }) => href);
  const entries = found ? docketEntries(found.results) : [];
  const questions = withServices(FAQ, socialNames());
  return (
    <main id="main">
      <JsonLd things={[organization(siteUrl, profiles), website(siteUrl), faqPage(questions)]} />
      <Hero entries={entries} now={requestNow()} />
      <HowItWorks />
      <ClientReviews reviews={reviews?.results ?? []} />
      <CommonLegalProblems />
      <FeaturedLawyers lawyers={featured?.results ?? []} now={requestNow()} />
      <Questions entries={questions} supportEmail={env.SUPPORT_EMAIL} />
      <LawyerInvitation />
    </main>
  );
}
