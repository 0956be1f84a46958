'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { LoadingRegion } from '@/components/ui/skeleton';
import { availabilityQuery } from '@/lib/client/lawyers';
import { CardTimesHead } from './card-times-head';
import { DayColumns } from './day-columns';
import { DayColumnsSkeleton } from './day-columns-skeleton';
import { dayRange } from './day-range';
import { useLiveTimes } from './live-times';
import { NextAvailable } from './next-available';
import { CARD_DAYS, cardDays, firstStart, fromHourOf, type OpenDay, openDays } from './open-times';
import { TimesError } from './times-error';
import { useCurrentHour } from './use-current-hour';

interface CardTimesProps {
  lawyerId: string;
  name: string;
  /** The first days, as they came with the page. */
  days: readonly OpenDay[];
  /** Earliest start after those days, epoch milliseconds. */
  next: number | null;
  /** Keys of all days of the calendar, in order. */
  keys: readonly string[];
  /** Instant of the request, epoch milliseconds. */
  now: number;
}

/** Five days of open times; the later ones are asked for when someone turns to them. */
export function CardTimes(props: CardTimesProps) {
  const shown = useLiveDays(props);
  const { lawyerId, name, keys } = shown;
  const [from, setFrom] = useState(0);
  const { days, next, hour, isPending, error, retry } = useShownDays(shown, from);
  const range = dayRange(days[0]?.key ?? '', days.at(-1)?.key ?? '');
  const label = `Open times of ${name}, ${range}, Philippine time`;
  return (
    <div className="min-w-0 border-t bg-neutral-50 @3xl:border-t-0 @3xl:border-l">
      <CardTimesHead
        range={range}
        now={hour}
        onEarlier={from > 0 ? () => setFrom(from - CARD_DAYS) : null}
        onLater={from + CARD_DAYS < keys.length ? () => setFrom(from + CARD_DAYS) : null}
      />
      {error && <TimesError error={error} onRetry={retry} />}
      {isPending && (
        <LoadingRegion label="Loading open times">
          <DayColumnsSkeleton />
        </LoadingRegion>
      )}
      {!error && !isPending && firstStart(days) !== null && (
        <DayColumns lawyerId={lawyerId} label={label} days={days} now={hour} />
      )}
      {!error && !isPending && firstStart(days) === null && (
        <NextAvailable lawyerId={lawyerId} name={name} range={range} next={next} />
      )}
    </div>
  );
}

/** The days as they are now, where the page was kept for a while and has asked again. */
function useLiveDays(props: CardTimesProps): CardTimesProps {
  const calendar = useLiveTimes()?.calendars.get(props.lawyerId);
  return useMemo(() => {
    if (!calendar) return props;
    return { ...props, ...cardDays(openDays(calendar)) };
  }, [calendar, props]);
}

/** The days from the n-th on; those after the first ones come from the availability call. */
function useShownDays({ lawyerId, days, next, keys, now }: CardTimesProps, from: number) {
  const hour = useCurrentHour(now);
  const query = useQuery({ ...availabilityQuery(lawyerId), enabled: from > 0 });
  const retry = () => void query.refetch();
  if (from === 0) {
    return { days: fromHourOf(days, hour), next, hour, isPending: false, error: null, retry };
  }
  const all = query.data ? fromHourOf(openDays(query.data), hour) : [];
  const shown = keys
    .slice(from, from + CARD_DAYS)
    .map((key) => all.find((day) => day.key === key) ?? { key, starts: [] });
  const later = all.filter(({ key }) => key > (shown.at(-1)?.key ?? ''));
  return {
    days: shown,
    next: firstStart(later),
    hour,
    isPending: query.isPending,
    error: query.error,
    retry,
  };
}
