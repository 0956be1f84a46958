'use client';

import Link from 'next/link';
import { useMemo } from 'react';
import { profilePath, writtenWorkPath } from '@/components/lawyers/addresses';
import { withTitle } from '@/components/lawyers/practice';
import { readTimes } from '@/components/lawyers/times/model/open-times';
import { Avatar } from '@/components/ui/display/avatar';
import { Rating } from '@/components/ui/display/rating';
import { textLinkAloneClass } from '@/components/ui/layout/text-link';
import type { Length } from '@/lib/domain/lawyers/pricing';
import type { When } from '@/lib/domain/lawyers/when';
import { CardTimes } from '../times/card-times';
import { LawyerPrices, type LawyerPricesProps } from './lawyer-prices';
import { SaveButton } from './save-button';
import { VerifiedBadge } from './verified-badge';

/** A page sends these for each of its cards: texts, as the card shows them. */
export interface LawyerCardProps extends LawyerPricesProps {
  id: string;
  /** Without a title. */
  name: string;
  picture: string | null;
  /** Instant at which the IBP ID was last checked, ISO 8601. */
  checked: string | null;
  rating: number;
  reviews: number;
  years: string;
  areas: string;
  place: string;
  languages: string;
  figures: string;
  /** Open times, as `writeTimes` writes them. */
  times: string;
  /** Instant of the request, epoch milliseconds. */
  now: number;
  headingLevel?: 'h2' | 'h3';
  /** Length preselected in the booking links; 30 minutes unless given. */
  length?: Length;
  /** Links to the written work on the profile, for which lawyers were searched. */
  written?: boolean;
  /** Times that were searched for; any unless given. */
  when?: When;
}

/**
 * A lawyer with price and times, which link to booking. Also rendered in the browser from data: sending the elements
 * of its cards doubled the size of a results page. Its parts have few classes and are styled from their frame.
 */
export function LawyerCard(props: LawyerCardProps) {
  const { id, name, figures, prices, free, times, now, length, when, written } = props;
  const days = useMemo(() => readTimes(times), [times]);
  return (
    <article className="lawyer-card">
      <div>
        <div className="card-about">
          <Identity {...props} />
          <CardFacts {...props} />
          {figures && <p>{figures}</p>}
          {written && (
            <p>
              <Link href={writtenWorkPath(id)} prefetch={false} className={textLinkAloneClass}>
                <span>
                  Written work<span className="sr-only"> of {withTitle(name)}</span>
                </span>
              </Link>
            </p>
          )}
          <div>
            <LawyerPrices prices={prices} free={free} />
          </div>
        </div>
        <CardTimes
          lawyerId={id}
          name={withTitle(name)}
          {...days}
          length={length}
          when={when}
          now={now}
        />
      </div>
    </article>
  );
}

function Identity(props: LawyerCardProps) {
  const {
    id,
    name,
    picture,
    checked,
    rating,
    reviews,
    years,
    length,
    headingLevel: Heading = 'h2',
  } = props;
  return (
    <div className="card-identity">
      <Avatar name={name} pictureUrl={picture} square size="card" />
      <div>
        <Heading>
          <Link href={profilePath(id, length)} prefetch={false}>
            {withTitle(name)}
          </Link>
        </Heading>
        <p>
          <VerifiedBadge lawyer={{ ibp_verified: checked !== null, verified_at: checked }} />
        </p>
        <p>
          <Rating rating={rating} count={reviews} />
          <span>{years}</span>
        </p>
      </div>
      <div>
        <SaveButton lawyerId={id} name={withTitle(name)} />
      </div>
    </div>
  );
}

/**
 * Two lines in a narrow card, whatever the font: areas and place, then languages. The icons come from the style
 * sheet.
 */
function CardFacts({ areas, place, languages }: LawyerCardProps) {
  return (
    <ul>
      <li>
        <span>Areas: </span>
        {areas}
      </li>
      <li>
        <span>Place: </span>
        {place}
      </li>
      <li>
        <span>Languages: </span>
        {languages}
      </li>
    </ul>
  );
}
