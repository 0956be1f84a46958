import type { Metadata } from 'next';
import { OwnNextStrip } from '@/components/portal/own-next/own-next-strip';
import { ClientReviews } from '@/components/site/home/client-reviews';
import { CommonLegalProblems } from '@/components/site/home/common-problems';
import { upcomingTimes } from '@/components/site/home/earliest-times';
import { FeaturedLawyers } from '@/components/site/home/featured-lawyers';
import { Hero } from '@/components/site/home/hero';
import { HowItWorks } from '@/components/site/home/how-it-works';
import { LawyerInvitation } from '@/components/site/home/lawyer-invitation';
import { Questions } from '@/components/site/home/questions';
import { faqPage } from '@/components/site/seo/faq-page';
import { JsonLd } from '@/components/site/seo/json-ld';
import { sharing } from '@/components/site/seo/sharing';
import { organization, website } from '@/components/site/seo/site-things';
import { HOME_CONTENT } from '@/components/site/share/share-content';
import { FAQ, withServices } from '@/lib/catalogue/faq';
import { contacts } from '@/lib/contacts';
import { env } from '@/lib/env';
import { listLatestReviews } from '@/lib/server/lawyers/reviews/reviews';
import { featuredLawyers, searchLawyers } from '@/lib/server/lawyers/search/operations';
import { tagPage, tagShown } from '@/lib/server/platform/page-cache/tag-page';
import { loadCached } from '@/lib/server/platform/pipeline/load';
import { requestNow } from '@/lib/server/platform/pipeline/request-now';
import { SITE } from '@/lib/site';
import { socialNames } from '@/lib/social-sign-in';

/** Seconds. The browser reloads the open times. */
export const revalidate = 300;

export const metadata: Metadata = {
  title: { absolute: `${SITE.name}: ${SITE.tagline}` },
  description: SITE.description,
  alternates: { canonical: '/' },
  ...sharing({ path: '/', content: HOME_CONTENT }),
};

export default async function HomePage() {
  await tagPage('home');
  const [soonest, free, reviews, featured] = await Promise.all([
    loadCached(searchLawyers, { query: { soonest: 1 } }),
    loadCached(searchLawyers, { query: { free: 1 } }),
    loadCached(listLatestReviews, {}),
    loadCached(featuredLawyers, {}),
  ]);
  await tagShown([
    ...[...(soonest?.results ?? []), ...(featured?.results ?? [])].map(({ _id }) => _id),
    ...(reviews?.results ?? []).map(({ lawyer }) => lawyer._id),
  ]);
  const siteUrl = env.SITE_URL;
  const profiles = contacts().social.map(({ href }) => href);
  const entries = soonest ? upcomingTimes(soonest.results) : [];
  const questions = withServices(FAQ, socialNames());
  return (
    <main id="main">
      <JsonLd things={[organization(siteUrl, profiles), website(siteUrl), faqPage(questions)]} />
      <OwnNextStrip />
      <Hero entries={entries} lawyers={soonest?.total ?? null} free={free} now={requestNow()} />
      <HowItWorks />
      <ClientReviews reviews={reviews?.results ?? []} />
      <CommonLegalProblems />
      <FeaturedLawyers lawyers={featured?.results ?? []} now={requestNow()} />
      <Questions entries={questions} supportEmail={env.SUPPORT_EMAIL} />
      <LawyerInvitation />
    </main>
  );
}
