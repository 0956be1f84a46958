'use client';

import { useState } from 'react';
import { DayGrid } from '@/components/lawyers/profile/day-grid';
import { LengthChoice } from '@/components/lawyers/profile/length-choice';
import { fromHourOf, openDays } from '@/components/lawyers/times/model/open-times';
import { useCurrentHour } from '@/components/lawyers/times/use-current-hour';
import { TimesZone } from '@/components/ui/display/own-time';
import { FREE_RULE } from '@/lib/catalogue/free-rule';
import type { LawyerProfile } from '@/lib/contract/lawyers/lawyers';
import { type Length, minutesOf } from '@/lib/domain/lawyers/pricing';
import { dayKeyStart, formatDate, formatTime } from '@/lib/domain/platform/clock-labels';

interface PreviewTimesProps {
  profile: LawyerProfile;
  /** Instant of the request, epoch milliseconds. */
  now: number;
}

/** The times as clients see them; here they lead nowhere. */
export function PreviewTimes({ profile, now }: PreviewTimesProps) {
  const { services, free_consultation, calendar } = profile;
  const [chosenLength, setLength] = useState<Length | null>(null);
  const [chosenDay, setChosenDay] = useState<string | null>(null);
  const hour = useCurrentHour(now);
  const length = chosenLength ?? services[0]?.duration ?? 30;
  const days = fromHourOf(openDays(calendar, minutesOf(length)), hour);
  const open = days.filter(({ starts }) => starts.length > 0);
  const day = open.find(({ key }) => key === chosenDay) ?? open[0];
  return (
    <section aria-labelledby="preview-times" className="rounded border bg-white p-4 sm:p-5">
      <h3 id="preview-times" className="font-serif text-xl font-medium">
        Choose a time
      </h3>
      <p className="mt-1 text-sm text-neutral-600">You can’t book times in this preview.</p>
      {services.length > 0 ? (
        <LengthChoice
          services={services}
          free={free_consultation ? FREE_RULE.withThisLawyer : null}
          value={length}
          onChange={setLength}
        />
      ) : (
        <p className="mt-3 text-neutral-700">Your prices appear here once you set them.</p>
      )}
      <DayGrid days={days} chosen={day?.key ?? null} now={hour} onChoose={setChosenDay} />
      {day ? (
        <>
          <h4 id="preview-day" className="mt-4 border-t pt-4 font-semibold">
            {formatDate(dayKeyStart(day.key))} <TimesZone instant={dayKeyStart(day.key)} />
          </h4>
          <ul
            aria-labelledby="preview-day"
            className="mt-2.5 grid grid-cols-3 gap-2 sm:grid-cols-5"
          >
            {day.starts.map((start) => (
              <li
                key={start}
                className="grid min-h-tap place-items-center rounded border border-neutral-300 text-neutral-700 tabular"
              >
                {formatTime(start)}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="mt-4 border-t pt-4 text-neutral-700">
          No {minutesOf(length)}-minute times are open on these days.
        </p>
      )}
    </section>
  );
}
