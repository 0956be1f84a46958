'use client';
import { useMemo, useState } from 'react';
import {
  CARD_DAYS,
  type CardDays,
  cardDays,
  fromHourOf,
  openDays,
} from '@/components/lawyers/times/model/open-times';
import { TimesZone } from '@/components/ui/display/own-time';
import { useLater } from '@/components/ui/hooks/use-later';
import { SEARCH_COPY, TRANSPORT_COPY } from '@/lib/contract/platform/first-copy';
import type { Length } from '@/lib/domain/lawyers/pricing';
import type { When } from '@/lib/domain/lawyers/when';
import { dayRange } from './day-range';
import { DaysOrNext } from './days-or-next';
import { useLiveTimes } from './live-times-context';
import { LoadingTimes } from './loading-times';
import { TimesFailure } from './times-failure';
import { useCurrentHour } from './use-current-hour';

const loadLaterDays = () => import('./later-days').then(({ LaterDays }) => LaterDays);

interface CardTimesProps extends CardDays {
  lawyerId: string;
  name: string;
  /** Instant of the request, epoch milliseconds. */
  now: number;
  length?: Length | undefined;
  when?: When | undefined;
}

export function CardTimes(props: CardTimesProps) {
  const { lawyerId, name, days, next, keys, now, length, when } = useLiveDays(props);
  const [from, setFrom] = useState(0);
  const hour = useCurrentHour(now);
  const later = useLater(loadLaterDays, from > 0);
  const shown = keys.slice(from, from + CARD_DAYS);
  const range = shown[0] ? dayRange(shown[0], shown.at(-1) ?? shown[0]) : '';
  const place = { lawyerId, name, range, hour, length };
  return (
    <div className="card-times">
      {range && (
        <CardTimesHead
          range={range}
          now={hour}
          onEarlier={from > 0 ? () => setFrom(from - CARD_DAYS) : null}
          onLater={from + CARD_DAYS < keys.length ? () => setFrom(from + CARD_DAYS) : null}
        />
      )}
      {from === 0 && <DaysOrNext {...place} days={fromHourOf(days, hour)} next={next} />}
      {from > 0 && later.code && <later.code {...place} keys={shown} when={when} />}
      {from > 0 && !later.code && !later.failed && <LoadingTimes />}
      {from > 0 && later.failed && (
        <TimesFailure
          title={SEARCH_COPY.availability}
          reason={TRANSPORT_COPY.noAnswer}
          onRetry={later.retry}
        />
      )}
    </div>
  );
}

function useLiveDays(props: CardTimesProps): CardTimesProps {
  const calendar = useLiveTimes()?.calendars.get(props.lawyerId);
  return useMemo(() => {
    if (!calendar) return props;
    return { ...props, ...cardDays(openDays(calendar)) };
  }, [calendar, props]);
}

interface CardTimesHeadProps {
  range: string;
  /** Epoch milliseconds. */
  now: number;
  /** Null if there are no earlier days. */
  onEarlier: (() => void) | null;
  onLater: (() => void) | null;
}

function CardTimesHead({ range, now, onEarlier, onLater }: CardTimesHeadProps) {
  return (
    <div className="card-times-head">
      <p>
        {/* In a narrow card each day has its date, and the heading of the results says the zone, too. */}
        <span aria-live="polite">{range}</span> <TimesZone instant={now} />
      </p>
      <div>
        <Turn label="Earlier days" onPress={onEarlier} />
        <Turn label="Later days" onPress={onLater} />
      </div>
    </div>
  );
}

interface TurnProps {
  label: string;
  onPress: (() => void) | null;
}

/** Not `disabled` at the ends, so that the button just pressed keeps the focus. */
function Turn({ label, onPress }: TurnProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={onPress === null || undefined}
      onClick={onPress ?? undefined}
    />
  );
}
