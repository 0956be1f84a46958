import Link from 'next/link';
import { profilePath } from '@/components/lawyers/addresses';
import { VerifiedBadge } from '@/components/lawyers/card/verified-badge';
import { shortPlaceOf, withTitle, yearsInPractice } from '@/components/lawyers/practice';
import { openDays } from '@/components/lawyers/times/model/open-times';
import { Avatar } from '@/components/ui/display/avatar';
import { Price } from '@/components/ui/display/price';
import { Rating } from '@/components/ui/display/rating';
import { buttonClass } from '@/components/ui/forms/button-class';
import type { LawyerCard } from '@/lib/contract/lawyers/lawyers';
import { SEARCH_PATH } from '@/lib/contract/lawyers/search-paths';
import { NextStart } from './next-start';

interface FeaturedLawyersProps {
  lawyers: readonly LawyerCard[];
  /** Instant of the rendering, epoch milliseconds. */
  now: number;
}

/** Start times sent per lawyer, so that the browser can skip those that have passed while the page is cached. */
const STARTS = 12;

/** Randomly chosen lawyers, and the rule; nothing without open times. On a phone one row that scrolls sideways. */
export function FeaturedLawyers({ lawyers, now }: FeaturedLawyersProps) {
  if (lawyers.length === 0) return null;
  return (
    <section className="border-y bg-neutral-100" aria-labelledby="featured-lawyers">
      <div className="mx-auto max-w-page px-4 py-10 lg:px-6 lg:py-24">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
          <div>
            <h2 id="featured-lawyers" className="text-3xl">
              Lawyers with open times
            </h2>
            <p className="mt-3 max-w-text text-neutral-700">
              Picked at random each day, from different regions, among lawyers with an open time in
              the next 14 days. Nobody pays to appear here.
            </p>
          </div>
          <Link href={SEARCH_PATH} prefetch={false} className={buttonClass({ variant: 'outline' })}>
            See all lawyers
          </Link>
        </div>
        <ul className="scroll-x -mx-4 mt-6 flex gap-3 px-4 py-1 sm:mx-0 sm:grid sm:grid-cols-2 sm:gap-4 sm:overflow-visible sm:px-0 sm:py-0 lg:mt-8 lg:grid-cols-4 lg:gap-5">
          {lawyers.map((lawyer) => (
            <FeaturedLawyer key={lawyer._id} lawyer={lawyer} now={now} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function FeaturedLawyer({ lawyer, now }: { lawyer: LawyerCard; now: number }) {
  const price = lawyer.services.find(({ duration }) => duration === 30)?.price ?? 0;
  const starts = openDays(lawyer.calendar)
    .flatMap((day) => day.starts)
    .slice(0, STARTS);
  return (
    <li className="featured-lawyer">
      <div>
        <Avatar name={lawyer.display_name} pictureUrl={lawyer.picture_url} square size="large" />
        <div>
          <h3>
            <Link href={profilePath(lawyer._id)} prefetch={false} className="stretch">
              {withTitle(lawyer.display_name)}
            </Link>
          </h3>
          <Rating rating={lawyer.rating} count={lawyer.review_count} className="mt-1" />
          <p>{yearsInPractice(lawyer.bar_year, now)}</p>
        </div>
      </div>
      <p>
        <VerifiedBadge lawyer={lawyer} />
      </p>
      <p>“{lawyer.quote}”</p>
      <ul>
        <li>
          <span>Areas: </span>
          <div>{lawyer.areas_of_practice.join(', ')}</div>
        </li>
        <li>
          <span>Place: </span>
          <div>{shortPlaceOf(lawyer)}</div>
        </li>
      </ul>
      <div>
        <dl>
          <div>
            <dt>30 min</dt>
            <dd>
              <Price centavos={price} />
            </dd>
          </div>
          <NextStart starts={starts} now={now} />
        </dl>
      </div>
    </li>
  );
}
