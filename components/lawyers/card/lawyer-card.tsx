'use client';

import Link from 'next/link';
import { useMemo } from 'react';
import { profilePath } from '@/components/lawyers/addresses';
import { shortPlaceOf, withTitle, yearsInPractice } from '@/components/lawyers/practice';
import { fromMinutes, type toMinutes } from '@/components/lawyers/times/model/open-times';
import { Avatar } from '@/components/ui/display/avatar';
import { Rating } from '@/components/ui/display/rating';
import type { LawyerCard as Lawyer } from '@/lib/contract/lawyers/lawyers';
import type { Length } from '@/lib/domain/lawyers/pricing';
import type { When } from '@/lib/domain/lawyers/when';
import { CardTimes } from '../times/card-times';
import { LawyerPrices } from './lawyer-prices';
import { SaveButton } from './save-button';
import { VerifiedBadge } from './verified-badge';

export interface LawyerCardProps {
  /** Fields of a lawyer that a card shows. */
  lawyer: Omit<Lawyer, 'calendar' | 'quote' | 'exactMatch' | 'first_meetings' | 'answer_minutes'>;
  times: ReturnType<typeof toMinutes>;
  figures: string;
  /** Instant of the request, epoch milliseconds. */
  now: number;
  headingLevel?: 'h2' | 'h3';
  /** Length preselected in the booking links; 30 minutes unless given. */
  length?: Length;
  /** Times that were searched for; any unless given. */
  when?: When;
}

/**
 * A lawyer with price and times, which link to booking. Also rendered in the browser from data: sending the elements
 * of its cards doubled the size of a results page.
 */
export function LawyerCard({
  lawyer,
  times,
  figures,
  now,
  headingLevel = 'h2',
  length,
  when,
}: LawyerCardProps) {
  const days = useMemo(() => fromMinutes(times), [times]);
  return (
    <article className="lawyer-card">
      <div>
        <div className="card-about">
          <Identity lawyer={lawyer} now={now} headingLevel={headingLevel} />
          <CardFacts lawyer={lawyer} />
          {figures && <p>{figures}</p>}
          <div>
            <LawyerPrices services={lawyer.services} free={lawyer.free_consultation} />
          </div>
        </div>
        <CardTimes
          lawyerId={lawyer._id}
          name={withTitle(lawyer.display_name)}
          {...days}
          length={length}
          when={when}
          now={now}
        />
      </div>
    </article>
  );
}

function Identity({
  lawyer,
  now,
  headingLevel: Heading = 'h2',
}: Omit<LawyerCardProps, 'times' | 'figures'>) {
  return (
    <div className="card-identity">
      <Avatar
        name={lawyer.display_name}
        pictureUrl={lawyer.picture_url}
        square
        size="large"
        className="@3xl:size-20"
      />
      <div>
        <Heading>
          <Link href={profilePath(lawyer._id)} prefetch={false}>
            {withTitle(lawyer.display_name)}
          </Link>
        </Heading>
        <p>
          <VerifiedBadge lawyer={lawyer} />
        </p>
        <p>
          <Rating rating={lawyer.rating} count={lawyer.review_count} />
          <span>{yearsInPractice(lawyer.bar_year, now)}</span>
        </p>
      </div>
      <div>
        <SaveButton lawyerId={lawyer._id} name={withTitle(lawyer.display_name)} />
      </div>
    </div>
  );
}

/**
 * Two lines in a narrow card, whatever the font: areas and place, then languages. The icons come from the style
 * sheet.
 */
function CardFacts({ lawyer }: Pick<LawyerCardProps, 'lawyer'>) {
  return (
    <ul>
      <li>
        <span className="sr-only">Areas: </span>
        {lawyer.areas_of_practice.join(', ')}
      </li>
      <li>
        <span className="sr-only">Place: </span>
        {shortPlaceOf(lawyer)}
      </li>
      <li>
        <span className="sr-only">Languages: </span>
        {lawyer.languages.join(', ')}
      </li>
    </ul>
  );
}
