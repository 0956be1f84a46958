import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { profilePath } from '@/components/lawyers/addresses';
import { shortPlaceOf, withTitle } from '@/components/lawyers/practice';
import { CountView } from '@/components/lawyers/profile/count-view';
import { lawyerCrumbs } from '@/components/lawyers/profile/crumbs';
import { OwnProfileMark } from '@/components/lawyers/profile/own-profile-mark';
import { ProfileView } from '@/components/lawyers/profile/profile-view';
import { AlsoNotary } from '@/components/notaries/profile/also-notary';
import { fittingDescription, fittingTitle } from '@/components/site/landing/text/fitting';
import { breadcrumbList } from '@/components/site/seo/breadcrumb-list';
import { JsonLd } from '@/components/site/seo/json-ld';
import { lawyerThings } from '@/components/site/seo/lawyer-things';
import { sharing } from '@/components/site/seo/sharing';
import { lawyerContent } from '@/components/site/share/share-content';
import { env } from '@/lib/env';
import { getLawyerProfile } from '@/lib/server/lawyers/profiles/operations';
import { getNotary } from '@/lib/server/notaries/search/operations';
import { listPaymentMethods } from '@/lib/server/payments/checkout/operations';
import { tagPage } from '@/lib/server/platform/page-cache/tag-page';
import { load } from '@/lib/server/platform/pipeline/load';
import { requestNow } from '@/lib/server/platform/pipeline/request-now';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

type Props = PageProps<'/lawyer/[lawyerId]'>;

/** Seconds. The browser reloads the open times; any other change revalidates the page. */
export const revalidate = 300;

/** Returns no params: each page is rendered on its first request. */
export function generateStaticParams() {
  return [];
}

/** Cached, so that the page and its metadata share one read; null for a lawyer who is not visible. */
const findProfile = cache(async (id: string) => {
  await tagPage(`lawyer:${id}`, `notary:${id}`, 'payment-settings');
  const found = await tryLoad(getLawyerProfile, { params: { id } }, null);
  if (found.ok) return found.data;
  if (found.error.key === 'not_found') return null;
  throw new Error('The profile could not be read.', { cause: found.error });
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lawyerId } = await params;
  const profile = await findProfile(lawyerId);
  if (!profile) return { title: 'Lawyer', robots: { index: false } };
  const { display_name, areas_of_practice, bar_year } = profile;
  const place = shortPlaceOf(profile);
  const name = withTitle(display_name);
  const areas = areas_of_practice.join(', ');
  return {
    title: fittingTitle(
      `${name}, ${areas}, ${place}`,
      `${name}, ${areas_of_practice[0]}, ${place}`,
      `${name}, ${place}`,
      name,
    ),
    description: fittingDescription(
      `Fees and open times of ${name}: ${areas} in ${place}, lawyer since ${bar_year}.`,
      'Book a consultation by video or phone.',
    ),
    alternates: { canonical: profilePath(lawyerId) },
    ...sharing({ path: profilePath(lawyerId), content: lawyerContent(profile) }),
  };
}

export default async function LawyerPage({ params }: Props) {
  const { lawyerId } = await params;
  const profile = await findProfile(lawyerId);
  if (!profile) notFound();
  const [{ platform_fee: platformFee }, notary] = await Promise.all([
    load(listPaymentMethods, {}, null),
    tryLoad(getNotary, { params: { id: lawyerId } }, null),
  ]);
  return (
    <>
      <JsonLd
        things={[
          breadcrumbList(env.SITE_URL, lawyerCrumbs(profile)),
          ...lawyerThings(env.SITE_URL, profile),
        ]}
      />
      <ProfileView
        profile={profile}
        now={requestNow()}
        platformFee={platformFee}
        also={notary.ok && <AlsoNotary notary={notary.data} />}
      />
      <CountView lawyerId={lawyerId} />
      <OwnProfileMark lawyerId={lawyerId} />
    </>
  );
}
