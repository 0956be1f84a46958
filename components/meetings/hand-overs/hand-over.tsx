'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useState } from 'react';
import { bookAgainPath, bookPath, profilePath } from '@/components/lawyers/addresses';
import { LawyerPrices } from '@/components/lawyers/card/lawyer-prices';
import { VerifiedBadge } from '@/components/lawyers/card/verified-badge';
import { withTitle } from '@/components/lawyers/practice';
import { openDays } from '@/components/lawyers/times/model/open-times';
import { QueryFailure } from '@/components/platform/query-failure';
import { Avatar } from '@/components/ui/display/avatar';
import { OwnTime } from '@/components/ui/display/own-time';
import { Rating } from '@/components/ui/display/rating';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { cannotTake, NO_SHARE, TAKE_ALONG } from '@/lib/catalogue/hand-over';
import { HAND_OVER_FAILURE, handOverQuery } from '@/lib/client/meetings/hand-overs';
import type { LawyerCard } from '@/lib/contract/lawyers/lawyers';
import type { NamedColleague } from '@/lib/contract/meetings/hand-overs';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { DURATIONS, type Duration } from '@/lib/domain/lawyers/slots';
import { formatDayTime } from '@/lib/domain/platform/clock-labels';
import { plural, type Side } from '../meeting-labels';
import { meetingPath } from '../meeting-path';
import { otherLawyers } from '../other-lawyers';

interface HandOverProps {
  meeting: Meeting;
  side: Side;
  /** Epoch milliseconds. */
  now: number;
}

/** Times of a colleague on the page; the others are on the booking page. */
const SHOWN_TIMES = 6;

/** Whom a lawyer who declined named: to the client with their open times, to the lawyer as a record. */
export function HandOver({ meeting, side, now }: HandOverProps) {
  const query = useQuery(handOverQuery(meeting._id));
  return (
    <section aria-labelledby="hand-over-title" className="mt-5 rounded border bg-white p-5 sm:p-6">
      <h2 id="hand-over-title" className="text-xl">
        {side === 'client' ? 'Another lawyer for you' : 'Colleagues you named'}
      </h2>
      {query.isPending && (
        <LoadingRegion label="Loading the colleagues">
          <Skeleton className="mt-3 h-40 w-full" />
        </LoadingRegion>
      )}
      {query.isLoadingError && (
        <QueryFailure
          query={query}
          failure={HAND_OVER_FAILURE}
          headingLevel="h3"
          className="mt-3"
        />
      )}
      {query.data &&
        (side === 'client' ? (
          <ForClient meeting={meeting} colleagues={query.data.colleagues} now={now} />
        ) : (
          <ForLawyer colleagues={query.data.colleagues} />
        ))}
    </section>
  );
}

interface ForClientProps {
  meeting: Meeting;
  colleagues: readonly NamedColleague[];
  now: number;
}

interface Bookable {
  readonly lawyer: LawyerCard;
  readonly length: Duration;
  /** Open times at this length, epoch milliseconds. */
  readonly starts: readonly number[];
}

function ForClient({ meeting, colleagues, now }: ForClientProps) {
  const [takesAlong, setTakesAlong] = useState(false);
  const booked = colleagues.find(({ meeting_id }) => meeting_id !== null);
  const bookable = colleagues.flatMap(({ lawyer }) => bookableAt(lawyer, meeting.duration, now));
  const left = colleagues.length - bookable.length;
  const files = meeting.files.filter(({ mine }) => mine).length;
  if (booked?.meeting_id) return <Booked colleague={booked} meetingId={booked.meeting_id} />;
  const sentence = cannotTake({
    lawyer: withTitle(meeting.lawyer.display_name),
    paid: meeting.payment.total > 0,
    open: bookable.length,
  });
  return (
    <>
      <p className="mt-2 max-w-text">{sentence}</p>
      {bookable.length > 0 && (
        <>
          <div className="mt-4 rounded border border-teal-200 bg-teal-50 p-4">
            <Checkbox
              checked={takesAlong}
              onChange={({ target }) => setTakesAlong(target.checked)}
              label={TAKE_ALONG}
            />
            <p className="mt-1 text-sm text-neutral-700">{whatComesAlong(files)}</p>
          </div>
          <ul className="mt-4 grid grid-cols-1 gap-4">
            {bookable.map((one) => (
              <li key={one.lawyer._id}>
                <Colleague {...one} from={takesAlong ? meeting._id : null} />
              </li>
            ))}
          </ul>
        </>
      )}
      {left > 0 && (
        <p className="mt-4 text-sm text-neutral-700">
          {left === 1 ? 'A colleague who was named' : `${left} colleagues who were named`} cannot be
          booked at the moment.
        </p>
      )}
      <p className="mt-4">
        <Link href={otherLawyers(meeting).path} prefetch={false} className={textLinkClass}>
          Find another lawyer
        </Link>
      </p>
    </>
  );
}

/** Returns what a press on a time does with the case. */
function whatComesAlong(files: number): string {
  const what = files === 0 ? 'what you wrote' : `what you wrote and your ${plural(files, 'file')}`;
  return `With it, the time you press opens a booking with ${what}. You can change it there. Only the lawyer you book reads it, once it is booked; nobody else who is named here sees anything of your case.`;
}

function bookableAt(lawyer: LawyerCard | null, duration: number, now: number): Bookable[] {
  if (!lawyer) return [];
  // That of the meeting first.
  const lengths = DURATIONS.toSorted(
    (one, other) => Number(other === duration) - Number(one === duration),
  );
  for (const length of lengths) {
    const starts = openDays(lawyer.calendar, length)
      .flatMap((day) => day.starts)
      .filter((start) => start > now);
    if (starts.length > 0) return [{ lawyer, length, starts }];
  }
  return [];
}

interface ColleagueProps extends Bookable {
  /** Id of the meeting whose text and files come along; null without them. */
  from: string | null;
}

function Colleague({ lawyer, length, starts, from }: ColleagueProps) {
  const name = withTitle(lawyer.display_name);
  const pathAt = (start: number) =>
    from === null
      ? bookPath(lawyer._id, start, length)
      : bookAgainPath(lawyer._id, start, length, from);
  const [first] = starts;
  return (
    <article className="@container rounded border p-4">
      <div className="flex items-start gap-3">
        <Avatar name={lawyer.display_name} pictureUrl={lawyer.picture_url} square loading="lazy" />
        <div className="min-w-0">
          <h3 className="font-serif text-lg font-medium">
            <Link href={profilePath(lawyer._id)} prefetch={false} className={textLinkClass}>
              {name}
            </Link>
          </h3>
          <p>
            <VerifiedBadge lawyer={lawyer} />
          </p>
          <p className="text-sm">
            <Rating rating={lawyer.rating} count={lawyer.review_count} />
          </p>
          <p className="text-sm text-neutral-700">{lawyer.areas_of_practice.join(', ')}</p>
        </div>
      </div>
      <div className="mt-3">
        <LawyerPrices
          prices={lawyer.services.map(({ duration, price }) => [duration, price])}
          free={lawyer.free_consultation}
        />
      </div>
      <ul aria-label={`Next open times of ${name}`} className="mt-3 flex flex-wrap gap-2">
        {starts.slice(0, SHOWN_TIMES).map((start) => (
          <li key={start}>
            <a href={pathAt(start)} className={buttonClass({ variant: 'outline', size: 'small' })}>
              <span>{formatDayTime(start)}</span>
              <OwnTime instant={start} short className="text-sm font-normal" />
            </a>
          </li>
        ))}
      </ul>
      {first !== undefined && starts.length > SHOWN_TIMES && (
        <p className="mt-2 text-sm">
          <a href={pathAt(first)} className={textLinkClass}>
            {`Choose another time of ${name}`}
          </a>
        </p>
      )}
    </article>
  );
}

interface BookedProps {
  colleague: NamedColleague;
  meetingId: string;
}

function Booked({ colleague: { lawyer }, meetingId }: BookedProps) {
  return (
    <p className="mt-2">
      <span>
        {lawyer
          ? `You booked ${withTitle(lawyer.display_name)} instead. `
          : 'You booked a colleague instead. '}
      </span>
      <Link href={meetingPath('client', meetingId)} prefetch={false} className={textLinkClass}>
        Open that meeting
      </Link>
    </p>
  );
}

function ForLawyer({ colleagues }: { colleagues: readonly NamedColleague[] }) {
  if (colleagues.length === 0)
    return <p className="mt-2 text-neutral-700">You declined and named nobody.</p>;
  return (
    <>
      <ul className="mt-2 grid gap-1">
        {colleagues.map(({ lawyer_id, lawyer }) => (
          <li key={lawyer_id}>
            {lawyer ? withTitle(lawyer.display_name) : 'A colleague who is not listed now'}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-neutral-700">
        Your client decides whether to book one of them. They were not told, and you are not told
        whom the client books. {NO_SHARE}
      </p>
    </>
  );
}
