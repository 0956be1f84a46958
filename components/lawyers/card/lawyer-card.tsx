'use client';

import Link from 'next/link';
import { useMemo } from 'react';
import { profilePath } from '@/components/lawyers/addresses';
import { withTitle, yearsInPractice } from '@/components/lawyers/practice';
import { fromMinutes, type toMinutes } from '@/components/lawyers/times/model/open-times';
import { Avatar } from '@/components/ui/display/avatar';
import { Rating } from '@/components/ui/display/rating';
import type { LawyerCard as Lawyer } from '@/lib/contract/lawyers/lawyers';
import type { Length } from '@/lib/domain/lawyers/pricing';
import type { When } from '@/lib/domain/lawyers/when';
import { CardTimes } from '../times/card-times';
import { LawyerFacts } from './lawyer-facts';
import { LawyerPrices } from './lawyer-prices';
import { VerifiedBadge } from './verified-badge';

export interface LawyerCardProps {
  /** The fields of a lawyer that a card shows. */
  lawyer: Omit<Lawyer, 'calendar' | 'quote' | 'exactMatch' | 'first_meetings' | 'answer_minutes'>;
  times: ReturnType<typeof toMinutes>;
  /** What the lawyer's meetings say. */
  figures: string;
  /** Instant of the request, epoch milliseconds. */
  now: number;
  headingLevel?: 'h2' | 'h3';
  /** Chosen for whoever takes one of the times; 30 minutes unless given. */
  length?: Length;
  /** The times that were searched for; any unless given. */
  when?: When;
}

/**
 * Who can help, for how much and when; the times are links to booking. Also rendered in the browser, from data
 * alone: with the elements of its cards a page of results had twice as much to send and to read.
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
    <article className="@container overflow-hidden rounded border bg-white">
      <div className="@3xl:grid @3xl:grid-cols-[minmax(0,1fr)_30rem]">
        <div className="flex flex-col px-4 py-2.5 @3xl:p-5">
          <Identity lawyer={lawyer} now={now} headingLevel={headingLevel} />
          <LawyerFacts lawyer={lawyer} compact />
          {figures && <p className="mt-1 text-sm text-neutral-700">{figures}</p>}
          <div className="mt-auto pt-1.5 @3xl:pt-4">
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
    <div className="relative flex gap-3 @3xl:gap-4">
      <Avatar
        name={lawyer.display_name}
        pictureUrl={lawyer.picture_url}
        square
        size="large"
        className="@3xl:size-20"
      />
      <div className="min-w-0">
        <Heading className="card-name">
          <Link href={profilePath(lawyer._id)} prefetch={false}>
            {withTitle(lawyer.display_name)}
          </Link>
        </Heading>
        <p className="@3xl:mt-1">
          <VerifiedBadge lawyer={lawyer} />
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-sm @3xl:mt-1">
          <Rating rating={lawyer.rating} count={lawyer.review_count} />
          <span className="text-neutral-700">{yearsInPractice(lawyer.bar_year, now)}</span>
        </p>
      </div>
      <div data-save={lawyer._id} className="absolute -top-1 -right-2 size-11" />
    </div>
  );
}
