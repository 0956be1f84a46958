'use client';

import Link from 'next/link';
import { isRefused } from '@/components/meetings/booking/times/schedule';
import { type ButtonSize, buttonClass } from '@/components/ui/forms/button-class';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { usableOf } from '@/lib/client/meetings/upload-queue';
import { holdEnd } from '@/lib/domain/payments/hold';
import { formatTime } from '@/lib/domain/platform/clock-labels';
import { formatPeso } from '@/lib/domain/platform/money';
import { MINUTE_MS } from '@/lib/domain/platform/time';
import type { OwnMeeting } from './booking-data';
import type { Booking } from './use-booking';

/** Id of the only form on the page; its buttons are outside it. */
export const FORM_ID = 'booking';

interface PayButtonProps {
  booking: Booking;
  size: ButtonSize;
  wide?: boolean;
}

/** Main button: holds the time and goes to the payment, or continues with a time that is already held. */
export function PayButton({ booking, size, wide }: PayButtonProps) {
  const { ownChosen } = booking;
  if (ownChosen) {
    return (
      <Link
        href={ownChosen.href}
        prefetch={false}
        className={buttonClass({ variant: 'action', size, wide })}
      >
        {ownChosen.heldUntil === null ? 'Open the meeting' : 'Continue to payment'}
      </Link>
    );
  }
  return (
    <SubmitButton
      form={FORM_ID}
      variant="action"
      size={size}
      wide={wide}
      disabled={booking.schedule.start === null || lacksMethod(booking)}
      pending={booking.isPending}
      pendingLabel="Holding your time"
    >
      <span className="leading-tight">
        <span>{labelOf(booking)}</span> <Documents booking={booking} />
      </span>
    </SubmitButton>
  );
}

function Documents({ booking: { items } }: { booking: Booking }) {
  if (items.length === 0) return null;
  const { length } = usableOf(items);
  return (
    <span className="block text-sm font-normal">
      with {length === 0 ? 'no' : length} {length === 1 ? 'document' : 'documents'}
    </span>
  );
}

/** Returns one sentence below the button: its effect, or why it is disabled. */
export function payNote(booking: Booking): string {
  const { start, unavailable, length } = booking.schedule;
  if (booking.ownChosen) return ownNote(booking.ownChosen);
  if (start === null) return `Choose a ${isRefused(unavailable) ? 'new ' : ''}time to continue.`;
  if (lacksMethod(booking)) return 'No payment method is available right now.';
  if (length === 'free') return 'Nothing to pay. Your meeting is confirmed at once.';
  return `Your time is held for ${heldFor(booking.pricing.payment.hold_minutes, start, booking.now)}.`;
}

function ownNote({ heldUntil }: OwnMeeting): string {
  if (heldUntil === null) return 'You have already booked this time.';
  return `This time is held for you until ${formatTime(heldUntil)} PHT.`;
}

/** Returns how long this time (epoch ms) would be held for this client, in words: never beyond its start. */
export function heldFor(holdMinutes: number, start: number | null, now: number): string {
  const end = start === null ? null : holdEnd(start, now, holdMinutes);
  const minutes = end === null ? holdMinutes : Math.floor((end - now) / MINUTE_MS);
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}

function lacksMethod({ schedule, pricing }: Booking): boolean {
  return schedule.length !== 'free' && pricing.payment.methods.length === 0;
}

function labelOf({ schedule, submitError }: Booking): string {
  if (submitError?.kind === 'price') return `Confirm ${formatPeso(submitError.after)}`;
  return schedule.length === 'free' ? 'Book for free' : 'Go to payment';
}
