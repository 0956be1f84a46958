'use client';

import { Calendar, Phone, Video } from 'lucide';
import { VerifiedBadge } from '@/components/lawyers/card/verified-badge';
import { isRefused } from '@/components/meetings/booking/times/schedule';
import { PriceLines } from '@/components/payments/checkout/price-lines';
import { RefundRule } from '@/components/payments/refund-rule';
import { Avatar } from '@/components/ui/display/avatar';
import { DayTime } from '@/components/ui/display/day-time';
import { OwnTime } from '@/components/ui/display/own-time';
import { Icon } from '@/components/ui/icons/icon';
import { FREE_CONSULTATION } from '@/lib/catalogue/free-consultation';
import { minutesOf } from '@/lib/domain/lawyers/pricing';
import { type MeetingType, refundDeadline } from '@/lib/domain/meetings/meeting';
import type { OwnMeeting } from './booking-data';
import { PayButton, payNote } from './pay-button';
import type { Booking } from './use-booking';
import type { Schedule } from './use-schedule';

/** Who, when, how and how much, beside the form where there is room. */
export function Summary({ booking, type }: { booking: Booking; type: MeetingType }) {
  const { pricing, schedule, now, held } = booking;
  const { lawyer } = pricing;
  const { length, start } = schedule;
  return (
    <aside aria-label="Summary" className="hidden lg:block">
      <div className="sticky top-24 rounded border bg-white">
        <div className="flex gap-3.5 p-5">
          <Avatar name={lawyer.display_name} pictureUrl={lawyer.picture_url} square size="large" />
          <div className="min-w-0">
            <p className="font-semibold">{lawyer.display_name}</p>
            <p className="mt-0.5">
              <VerifiedBadge lawyer={lawyer} />
            </p>
          </div>
        </div>
        <div className="grid gap-3 border-t p-5">
          <When schedule={schedule} own={booking.ownChosen} />
          <div className="flex gap-3">
            {type === 'VIDEO' ? (
              <Icon of={Video} className={ICON} />
            ) : (
              <Icon of={Phone} className={ICON} />
            )}
            <p>
              {type === 'VIDEO' ? 'Video' : 'Phone'}, {minutesOf(length)} minutes
            </p>
          </div>
        </div>
        <div className="border-t p-5">
          {length === 'free' ? (
            <p className="font-semibold">{FREE_CONSULTATION}</p>
          ) : (
            <PriceLines minutes={minutesOf(length)} {...pricing.price(length)} />
          )}
        </div>
        <div className="border-t p-5">
          {length !== 'free' && <RefundRule deadline={start && refundDeadline(start)} now={now} />}
          {!held && (
            <div className="not-first:mt-5">
              <PayButton booking={booking} size="large" wide />
              <p className="mt-2.5 text-center text-sm text-neutral-600">{payNote(booking)}</p>
            </div>
          )}
        </div>
      </div>
    </aside>
  );
}

const ICON = 'mt-0.5 size-5 text-neutral-500';

interface WhenProps {
  schedule: Schedule;
  own: OwnMeeting | null;
}

function When({ schedule: { start: chosen, unavailable }, own }: WhenProps) {
  const start = own?.start ?? chosen;
  return (
    <div className="flex gap-3">
      <Icon of={Calendar} className={ICON} />
      {start === null ? (
        <p className={isRefused(unavailable) ? 'font-semibold text-red-700' : 'font-semibold'}>
          {isRefused(unavailable) ? 'Choose a new time' : 'Choose a time'}
        </p>
      ) : (
        <div>
          <p className="font-semibold">
            <DayTime instant={start} />
          </p>
          <OwnTime instant={start} className="text-sm text-neutral-600" />
        </div>
      )}
    </div>
  );
}
