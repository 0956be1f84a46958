'use client';
import { CalendarX } from 'lucide';
import Link from 'next/link';
import { useId, useState } from 'react';
import type { UnavailableTime } from '@/components/meetings/booking/times/schedule';
import { ClockTime, DayTime } from '@/components/ui/display/day-time';
import { OwnTime } from '@/components/ui/display/own-time';
import { Price } from '@/components/ui/display/price';
import { focusOnMount } from '@/components/ui/feedback/focus-on-mount';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { FieldGroup } from '@/components/ui/forms/field';
import { RadioCard } from '@/components/ui/forms/radio-card';
import { Icon } from '@/components/ui/icons/icon';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { FREE_RULE, FREE_USED } from '@/lib/catalogue/free-rule';
import { COPY } from '@/lib/contract/platform/copy';
import { FREE_DURATION, minutesOf } from '@/lib/domain/lawyers/pricing';
import { DURATIONS } from '@/lib/domain/lawyers/slots';
import { formatPeso } from '@/lib/domain/platform/money';
import type { OwnMeeting } from './booking-data';
import { TimePicker } from './time-picker';
import type { Booking } from './use-booking';

export function TimeSection({ booking }: { booking: Booking }) {
  const { schedule, own, ownChosen } = booking;
  const mustChoose = schedule.start === null && !ownChosen;
  const [picker, setPicker] = useState({ open: mustChoose, byHand: false });
  if (mustChoose && !picker.open) setPicker({ open: true, byHand: false });
  // What was pressed goes away: the focus moves to what comes in its place.
  const ref = picker.byHand ? focusOnMount : undefined;

  return (
    <div className="grid grid-cols-1 gap-5">
      {booking.pricing.lawyer.free_consultation && <FreeOrPaid booking={booking} />}
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

/**
 * Choice between the free consultation and the paid ones, if the lawyer gives one. A chosen time that still fits is
 * kept.
 */
function FreeOrPaid({ booking: { pricing, schedule, freeRefusal } }: { booking: Booking }) {
  const free = schedule.length === 'free';
  const prices = DURATIONS.map((one) => `${one} minutes ${formatPeso(pricing.price(one).price)}`);
  return (
    <FieldGroup label="Free or paid" legendHidden>
      <div className="grid gap-2 sm:grid-cols-2">
        <RadioCard
          name="free-or-paid"
          value="free"
          checked={free}
          disabled={freeRefusal !== null}
          onChange={() => schedule.setLength('free')}
          label={`First meeting, ${FREE_DURATION} minutes, ₱0`}
          help={freeRefusal ? FREE_USED[freeRefusal] : `Free, ${FREE_RULE.withThisLawyer}`}
        />
        <RadioCard
          name="free-or-paid"
          value="paid"
          checked={!free}
          onChange={() => schedule.setLength(DURATIONS[0])}
          label="Paid meeting"
          help={prices.join(' · ')}
        />
      </div>
    </FieldGroup>
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
            <span>{minutesOf(length)} minutes ·</span>{' '}
            {length === 'free' ? (
              <span>free</span>
            ) : (
              <Price centavos={pricing.price(length).total} />
            )}
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
    </div>
  );
}

interface TimeNoticeProps {
  unavailable: UnavailableTime | null;
  own: OwnMeeting | null;
  unreadable: boolean;
}

/** Explains why the requested or chosen time cannot be booked. */
function TimeNotice({ unavailable, own, unreadable }: TimeNoticeProps) {
  if (own && unavailable?.start === own.start) return <OwnNotice {...own} />;
  if (unavailable) return <UnavailableNotice {...unavailable} />;
  if (!unreadable) return null;
  return (
    <Notice tone="waiting" title="Choose a time" icon={<NoTime />}>
      We can’t read the time in the link you followed. Choose one below.
    </Notice>
  );
}

function UnavailableNotice({ start, why }: UnavailableTime) {
  if (why === 'too-short') {
    return (
      <Notice tone="waiting" title="No room for 60 minutes" icon={<NoTime />}>
        Only 30 minutes are open at <DayTime instant={start} />. Choose another time, or 30 minutes.
      </Notice>
    );
  }
  if (why === 'closed') {
    return (
      <Notice tone="waiting" title="This time is no longer open" icon={<NoTime />}>
        <DayTime instant={start} /> can’t be booked. Choose another time below.
      </Notice>
    );
  }
  return (
    <Notice
      ref={focusOnMount}
      tabIndex={-1}
      tone="bad"
      title={COPY.createMeeting.conflict}
      icon={<NoTime />}
    >
      <ClockTime instant={start} /> was taken while you were writing. Everything you typed below is
      kept, and nothing was charged.
    </Notice>
  );
}

function OwnNotice({ start, href, heldUntil }: OwnMeeting) {
  const title =
    heldUntil === null ? 'You have already booked this time' : 'You are holding this time';
  return (
    <Notice title={title}>
      {heldUntil === null ? (
        <span>
          Your meeting at <DayTime instant={start} /> is confirmed.
        </span>
      ) : (
        <span>
          <DayTime instant={start} /> is held for you until <ClockTime instant={heldUntil} />.
        </span>
      )}{' '}
      <Link href={href} prefetch={false} className={textLinkClass}>
        {heldUntil === null ? 'Open the meeting' : 'Continue to payment'}
      </Link>
      <span>, or choose another time.</span>
    </Notice>
  );
}

function NoTime() {
  return <Icon of={CalendarX} className="mt-0.5 size-5" />;
}
