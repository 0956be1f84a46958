'use client';

import { Undo2 } from 'lucide';
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { TIMES_ID } from '@/components/lawyers/addresses';
import {
  firstStart,
  fromHourOf,
  type OpenDay,
  openDays,
} from '@/components/lawyers/times/model/open-times';
import { TimesZone } from '@/components/ui/display/own-time';
import { showToast } from '@/components/ui/feedback/toast-queue';
import { useLinkPresses } from '@/components/ui/hooks/use-link-presses';
import { useOwnZone } from '@/components/ui/hooks/use-viewer-zone';
import { Icon } from '@/components/ui/icons/icon';
import type { Calendar, LawyerProfile } from '@/lib/contract/lawyers/lawyers';
import { SEARCH_COPY } from '@/lib/contract/platform/first-copy';
import { type Length, minutesOf } from '@/lib/domain/lawyers/pricing';
import { DURATIONS } from '@/lib/domain/lawyers/slots';
import { dayKeyStart, formatDate } from '@/lib/domain/platform/clock-labels';
import { TimeLink } from '../times/time-link';
import { useCurrentHour } from '../times/use-current-hour';
import { DayGrid } from './day-grid';
import { LengthChoice } from './length-choice';
import { useCalendar } from './use-calendar';

interface OtherDaysProps {
  lawyerId: string;
  days: readonly OpenDay[];
  length: Length;
}

interface DayTimesProps {
  ref: Ref<HTMLHeadingElement>;
  lawyerId: string;
  day: OpenDay | null;
  length: Length;
}

interface TimeCardProps {
  lawyerId: string;
  services: LawyerProfile['services'];
  free: boolean;
  /** Rendered on the server, so that the script does not include the modules with all sentences. */
  texts: { how: string; refund: string; free: string };
  calendar: Calendar;
  /** Instant of the request, epoch milliseconds. */
  now: number;
  /** Shown if no time suits; rendered on the server as well. */
  children?: ReactNode;
}

export function TimeCard(props: TimeCardProps) {
  const { lawyerId, services, free, texts, calendar, now, children } = props;
  const [length, setLength] = useState<Length>(30);
  const [chosenDay, setChosenDay] = useState<string | null>(null);
  const times = useRef<HTMLHeadingElement>(null);
  const hour = useCurrentHour(now);
  const current = useCurrentCalendar(lawyerId, calendar);
  const days = fromHourOf(openDays(current, minutesOf(length)), hour);
  const open = days.filter(({ starts }) => starts.length > 0);
  const day = open.find(({ key }) => key === chosenDay) ?? open[0] ?? null;
  // The page is the same for everyone; what this address asks for is read in the browser.
  useEffect(() => {
    const asked = new URLSearchParams(window.location.search);
    setChosenDay(asked.get('day'));
    setLength((chosen) =>
      free && asked.get('free') === '1'
        ? 'free'
        : (DURATIONS.find((one) => asked.get('duration') === `${one}`) ?? chosen),
    );
  }, [free]);
  return (
    <section
      id={TIMES_ID}
      aria-labelledby="choose-a-time"
      className="scroll-mt-20 border-y bg-white max-sm:-mx-4 sm:rounded sm:border-x print:hidden"
    >
      <div className="p-4 pt-3 sm:p-5">
        <h2 id="choose-a-time" className="text-xl">
          Choose a time
        </h2>
        <p className="text-neutral-700 max-sm:text-sm sm:mt-1">{texts.how}</p>
        <LengthChoice
          services={services}
          free={free ? texts.free : null}
          value={length}
          onChange={setLength}
        />
        <DayGrid
          days={days}
          chosen={day?.key ?? null}
          now={hour}
          onChoose={(key) => {
            // The heading names the new day before it is read out.
            flushSync(() => setChosenDay(key));
            times.current?.focus();
          }}
        />
        <DayTimes ref={times} lawyerId={lawyerId} day={day} length={length} />
        <OtherDays lawyerId={lawyerId} days={open.slice(1)} length={length} />
        {firstStart(days) === null && (
          <p className="mt-4 border-t pt-4 text-neutral-700">
            No {minutesOf(length)}-minute times are open on these days.
          </p>
        )}
        <div className={day ? 'mt-4 border-t pt-2' : 'mt-1'}>{children}</div>
      </div>
      <p className="flex gap-2.5 rounded-b border-t bg-neutral-50 p-4 text-sm text-neutral-700 sm:px-5">
        <Icon of={Undo2} className="mt-px size-4.5 text-teal-800" />
        <span>{texts.refund}</span>
      </p>
    </section>
  );
}

function useCurrentCalendar(lawyerId: string, rendered: Calendar): Calendar {
  const { calendar, error } = useCalendar(lawyerId, rendered);
  useEffect(() => {
    if (error) showToast('error', SEARCH_COPY.availability);
  }, [error]);
  return calendar;
}

function DayTimes({ ref, lawyerId, day, length }: DayTimesProps) {
  const ownZone = useOwnZone();
  const presses = useLinkPresses();
  if (!day) return null;
  return (
    <>
      <h3
        ref={ref}
        id="times-of-the-day"
        tabIndex={-1}
        className="mt-3 border-t pt-3 font-semibold sm:mt-4 sm:pt-4"
      >
        {formatDate(dayKeyStart(day.key))} <TimesZone instant={dayKeyStart(day.key)} />
      </h3>
      <ul
        {...presses}
        aria-labelledby="times-of-the-day"
        className="mt-2.5 grid grid-cols-[repeat(auto-fill,minmax(min(5.5rem,40%),1fr))] gap-2"
      >
        {day.starts.map((start) => (
          <li key={start} className="grid">
            <TimeLink
              lawyerId={lawyerId}
              start={start}
              length={length}
              ownZone={ownZone}
              className="open-time"
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Times of all other days, for browsers without scripts, where no day can be chosen. */
function OtherDays({ lawyerId, days, length }: OtherDaysProps) {
  return (
    <noscript>
      {days.map(({ key, starts }) => (
        <div key={key} className="mt-4 border-t pt-4">
          <h3 className="font-semibold">{formatDate(dayKeyStart(key))}</h3>
          <ul
            aria-label={formatDate(dayKeyStart(key))}
            className="mt-2.5 grid grid-cols-[repeat(auto-fill,minmax(min(5.5rem,40%),1fr))] gap-2"
          >
            {starts.map((start) => (
              <li key={start} className="grid">
                <TimeLink
                  lawyerId={lawyerId}
                  start={start}
                  length={length}
                  ownZone={null}
                  className="open-time"
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </noscript>
  );
}
