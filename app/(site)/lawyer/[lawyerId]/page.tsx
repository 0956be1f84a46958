import { ArrowLeft } from 'lucide-react';
import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { profilePath } from '@/components/lawyers/addresses';
import { withTitle } from '@/components/lawyers/practice';
import { CheckResult } from '@/components/lawyers/profile/check-result';
import { ProfileFailure } from '@/components/lawyers/profile/profile-failure';
import { ProfileView } from '@/components/lawyers/profile/profile-view';
import { searchHref } from '@/components/search/filters';
import { parseFilters } from '@/components/search/parse-filters';
import { resultsTitle } from '@/components/search/wording';
import { sharing } from '@/components/seo/sharing';
import { lawyerContent } from '@/components/share-picture/share-content';
import { backLinkClass } from '@/components/ui/text-link';
import type { LawyerProfile } from '@/lib/contract/lawyers';
import { env } from '@/lib/env';
import { load } from '@/lib/server/http/load';
import { requestNow } from '@/lib/server/http/request-now';
import { tryLoad } from '@/lib/server/http/try-load';
import { getLawyerProfile, verifyQr } from '@/lib/server/lawyers/operations';

type Props = PageProps<'/lawyer/[lawyerId]'>;

/** Once per request, for the page and its metadata. */
const findProfile = cache((id: string) => tryLoad(getLawyerProfile, { params: { id } }, null));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lawyerId } = await params;
  const found = await findProfile(lawyerId);
  if (!found.ok) return { title: 'Lawyer', robots: { index: false } };
  const { display_name, areas_of_practice, region, bar_year } = found.data;
  const areas = areas_of_practice.join(', ');
  return {
    title: `${withTitle(display_name)}, ${areas}, ${region}`,
    description: `Fees and open times of ${withTitle(display_name)}: ${areas} in ${region}, lawyer since ${bar_year}. Book a consultation by video or phone.`,
    alternates: { canonical: profilePath(lawyerId) },
    ...sharing({ path: profilePath(lawyerId), content: lawyerContent(found.data) }),
  };
}

export default async function LawyerPage({ params, searchParams }: Props) {
  const { lawyerId } = await params;
  const { check, day } = await searchParams;
  const found = await findProfile(lawyerId);
  const now = requestNow();
  const answer =
    check === undefined ? null : await load(verifyQr, { query: { id: lawyerId } }, null);
  if (found.ok) {
    return (
      <ProfileView
        profile={found.data}
        now={now}
        wantedDay={typeof day === 'string' ? day : null}
        platformFee={env.PLATFORM_FEE}
        siteUrl={env.SITE_URL}
        back={<BackToResults profile={found.data} />}
        check={answer && <CheckResult check={answer} now={now} />}
      />
    );
  }
  if (found.error.key !== 'not_found') return <ProfileFailure />;
  // Whoever scanned a code that is not ours gets an answer, not a lost page.
  if (!answer) notFound();
  return (
    <main id="main" className="mx-auto max-w-text px-4 pt-6 pb-20">
      <CheckResult check={answer} now={now} headingLevel="h1" />
    </main>
  );
}

/** The lawyers of the same area and region, where most readers came from. */
function BackToResults({ profile }: { profile: LawyerProfile }) {
  const { areas_of_practice, region } = profile;
  const filters = parseFilters({ area_of_practice: areas_of_practice[0], region });
  return (
    <Link href={searchHref(filters)} prefetch={false} className={backLinkClass}>
      <ArrowLeft className="size-4" />
      {resultsTitle(filters)}
    </Link>
  );
}
