'use client';

import { useId, useState } from 'react';
import { DayTime } from '@/components/ui/display/day-time';
import { OwnTime } from '@/components/ui/display/own-time';
import { Price } from '@/components/ui/display/price';
import { focusOnMount } from '@/components/ui/feedback/focus-on-mount';
import { Button } from '@/components/ui/forms/button';
import { FREE_CONSULTATION } from '@/lib/catalogue/free-consultation';
import { minutesOf } from '@/lib/domain/lawyers/pricing';
import { TimeNotice } from './time-notice';
import { TimePicker } from './time-picker';
import type { Booking } from './use-booking';

/** The chosen time in a line; length, day and time open in its place when it is to be another, or there is none. */
export function TimeSection({ booking }: { booking: Booking }) {
  const { schedule, own, ownChosen } = booking;
  const mustChoose = schedule.start === null && !ownChosen;
  const [picker, setPicker] = useState({ open: mustChoose, byHand: false });
  if (mustChoose && !picker.open) setPicker({ open: true, byHand: false });
  // What was pressed goes away: the focus moves to what comes in its place.
  const ref = picker.byHand ? focusOnMount : undefined;

  return (
    <div className="grid grid-cols-1 gap-5">
      <TimeNotice unavailable={schedule.unavailable} own={own} unreadable={schedule.unreadable} />
      {picker.open ? (
        <TimePicker
          booking={booking}
          ref={ref}
          onDone={() => setPicker({ open: false, byHand: true })}
        />
      ) : (
        <ChosenTime
          booking={booking}
          changeRef={ref}
          onChange={() => setPicker({ open: true, byHand: true })}
        />
      )}
    </div>
  );
}

interface ChosenTimeProps {
  booking: Booking;
  changeRef: typeof focusOnMount | undefined;
  onChange: () => void;
}

function ChosenTime({ booking: { pricing, schedule }, changeRef, onChange }: ChosenTimeProps) {
  const id = useId();
  const { start, length } = schedule;
  if (start === null) {
    return (
      <Button ref={changeRef} variant="outline" className="justify-self-start" onClick={onChange}>
        Choose another time
      </Button>
    );
  }
  return (
    <div>
      <div className="flex items-center gap-3 rounded border border-teal-200 bg-teal-50 py-2 pr-2 pl-3.5">
        <p id={id} className="min-w-0 flex-1 leading-snug">
          <span className="font-semibold">
            <DayTime instant={start} />
          </span>{' '}
          <OwnTime instant={start} className="block text-sm text-neutral-700" />
          <span className="block text-sm text-neutral-700">
            {minutesOf(length)} minutes ·{' '}
            {length === 'free' ? 'free' : <Price centavos={pricing.price(length).total} />}
          </span>
        </p>
        <Button
          ref={changeRef}
          variant="outline"
          size="small"
          aria-describedby={id}
          onClick={onChange}
        >
          Change
        </Button>
      </div>
      {pricing.lawyer.free_consultation && length !== 'free' && (
        <p className="mt-2 text-sm text-neutral-700">
          {FREE_CONSULTATION} offered: press Change to choose it.
        </p>
      )}
    </div>
  );
}
