import { ArrowLeft } from 'lucide';
import type { ReactNode } from 'react';
import { CheckedPanel } from '@/components/lawyers/profile/check/checked-panel';
import { Icon } from '@/components/ui/icons/icon';
import { Breadcrumbs } from '@/components/ui/layout/breadcrumbs';
import { backLinkClass } from '@/components/ui/layout/text-link';
import { FREE_RULE } from '@/lib/catalogue/free-rule';
import { HOW_TO_MEET } from '@/lib/catalogue/how-to-meet';
import { likelyProblem } from '@/lib/catalogue/legal-problems/match-problem';
import { REFUND_RULE } from '@/lib/catalogue/refund-rule';
import { SEO_REGIONS } from '@/lib/catalogue/regions';
import { Queries } from '@/lib/client/platform/queries';
import type { LawyerProfile } from '@/lib/contract/lawyers/lawyers';
import { readSearch } from '@/lib/contract/lawyers/search';
import { searchHref } from '@/lib/contract/lawyers/search-filters';
import { FREE_HELP_PATH, SEARCH_PATH } from '@/lib/contract/lawyers/search-paths';
import { minutesOf } from '@/lib/domain/lawyers/pricing';
import { profilePath } from '../addresses';
import { SaveButton } from '../card/save-button';
import { shortPlaceOf, withTitle } from '../practice';
import { ShareButton } from '../saved/share-button';
import { lawyersOf } from '../search/filters/wording';
import { WaitlistLink } from '../times/waitlist-link';
import { BackLink } from './back-link';
import { lawyerCrumbs } from './crumbs';
import { FeesCard } from './fees-card';
import { ForYourProblem } from './for-your-problem';
import { NextBar } from './next-bar';
import { ProfileIdentity } from './profile-identity';
import { ProfileText } from './profile-text';
import { Reviews } from './reviews';
import { TimeCard } from './time-card';

const RESULT_PATHS = [SEARCH_PATH, FREE_HELP_PATH];

const TIME_CARD_COPY = {
  how: HOW_TO_MEET.anywhere,
  refund: REFUND_RULE.short,
  free: FREE_RULE.withThisLawyer,
};

interface ProfileViewProps {
  profile: LawyerProfile;
  /** When this was read, epoch milliseconds. */
  now: number;
  /** Centavos per meeting. */
  platformFee: number;
  check?: ReactNode;
  also?: ReactNode;
}

export function ProfileView(props: ProfileViewProps) {
  const { profile, now, platformFee, check = null, also } = props;
  const { services } = profile;
  const name = withTitle(profile.display_name);
  return (
    <Queries>
      <main id="main" className="mx-auto max-w-page px-4 pt-2 pb-10 lg:px-6 lg:pt-6 lg:pb-20">
        <BackToResults profile={profile} />
        {check}
        <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_25rem] lg:grid-rows-[auto_auto_1fr] lg:gap-x-14">
          <div className="min-w-0">
            <ProfileIdentity
              profile={profile}
              now={now}
              actions={
                <div className="mt-1 -ml-2 flex items-center gap-1 print:hidden">
                  <div data-hidden-for="lawyer" className="min-h-tap min-w-20">
                    <SaveButton lawyerId={profile._id} name={name} word />
                  </div>
                  <ShareButton title={name} path={profilePath(profile._id)} />
                </div>
              }
            />
            <ForYourProblem
              name={name}
              areas={profile.areas_of_practice}
              services={services}
              free={profile.free_consultation}
            />
          </div>
          {/* Higher than most windows: it scrolls along until its end is in view, and stays there. */}
          <aside
            aria-label="Book"
            className="mt-2 grid grid-cols-1 content-start gap-4 lg:sticky lg:bottom-4 lg:row-span-3 lg:mt-3 lg:min-h-[calc(100dvh-6rem)] lg:self-end"
          >
            <TimeCard
              lawyerId={profile._id}
              services={services}
              free={profile.free_consultation}
              texts={TIME_CARD_COPY}
              calendar={profile.calendar}
              now={now}
            >
              <p data-only-for="lawyer" className="mt-2 text-sm text-neutral-700">
                Signed in as a lawyer: booking is for clients.
              </p>
              <p
                data-hidden-for="lawyer"
                className="-mb-2 flex flex-wrap items-center gap-x-2 text-sm text-neutral-700"
              >
                No suitable time? <WaitlistLink lawyerId={profile._id} />
              </p>
            </TimeCard>
            <FeesCard platformFee={platformFee} />
          </aside>
          <div className="min-w-0 max-lg:mt-4">
            <CheckedPanel profile={profile} />
            {also && <div className="mt-2">{also}</div>}
          </div>
          <div className="min-w-0">
            <ProfileText profile={profile}>
              <Reviews profile={profile} areas={areasOf(profile.reviews)} />
            </ProfileText>
          </div>
        </div>
        {/* At the end: on top stands the way back to the results, and a phone has no line left for both. */}
        <div className="mt-10 border-t pt-2">
          <Breadcrumbs crumbs={lawyerCrumbs(profile)} />
        </div>
      </main>
      <NextBar
        lawyerId={profile._id}
        calendar={profile.calendar}
        from={Math.min(...services.map(({ price }) => price))}
        freeMinutes={profile.free_consultation ? minutesOf('free') : null}
        now={now}
      />
    </Queries>
  );
}

/** Returns the areas that the texts of reviews are about. A review never shows that of its meeting. */
function areasOf(reviews: LawyerProfile['reviews']): Record<string, string> {
  const areas = reviews.map(({ _id, comment }) => [_id, likelyProblem(comment)?.value[0] ?? '']);
  return Object.fromEntries(areas);
}

/** Link to the results that the reader came from; otherwise to the lawyers of the same area and city, or region. */
function BackToResults({ profile }: { profile: LawyerProfile }) {
  const { areas_of_practice, region, city } = profile;
  const place = SEO_REGIONS.find((each) => each.city && each.city === city)?.slug ?? region;
  const { filters } = readSearch({ area_of_practice: areas_of_practice[0], region: place });
  return (
    <BackLink
      href={searchHref(filters)}
      className={backLinkClass}
      resultPaths={RESULT_PATHS}
      icon={<Icon of={ArrowLeft} className="size-4" />}
    >
      {`${lawyersOf(filters.area)} in ${shortPlaceOf({ city: filters.place ? city : '', region })}`}
    </BackLink>
  );
}
