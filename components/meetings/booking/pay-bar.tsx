'use client';

import { isRefused } from '@/components/meetings/booking/times/schedule';
import { ClockTime } from '@/components/ui/display/day-time';
import { Price } from '@/components/ui/display/price';
import { formatDate } from '@/lib/domain/platform/clock-labels';
import type { OwnMeeting } from './booking-data';
import { PayButton } from './pay-button';
import type { Booking } from './use-booking';
import type { Schedule } from './use-schedule';

/** Total, time and button at the lower edge of a phone; it comes to rest above the footer. */
export function PayBar({ booking }: { booking: Booking }) {
  const { pricing, schedule } = booking;
  return (
    <section
      aria-label="Total and payment"
      className="sticky low:static bottom-0 z-20 border-t bg-white px-4 py-3 shadow lg:hidden print:hidden"
    >
      <div className="mx-auto flex max-w-form items-center gap-3">
        <div className="min-w-0 flex-1 leading-tight">
          <p className="font-semibold">
            <span className="text-sm font-normal text-neutral-600">Total</span>{' '}
            <Price centavos={pricing.price(schedule.length).total} />
          </p>
          <BarTime schedule={schedule} own={booking.ownChosen} />
        </div>
        <PayButton booking={booking} size="medium" />
      </div>
    </section>
  );
}

interface BarTimeProps {
  schedule: Schedule;
  own: OwnMeeting | null;
}

function BarTime({ schedule: { start: chosen, unavailable }, own }: BarTimeProps) {
  const start = own?.start ?? chosen;
  if (start === null) {
    return (
      <p
        className={
          isRefused(unavailable) ? 'text-sm font-semibold text-red-700' : 'text-sm text-neutral-700'
        }
      >
        {isRefused(unavailable) ? 'Choose a new time' : 'Choose a time'}
      </p>
    );
  }
  return (
    <p className="text-neutral-700 max-sm:text-xs sm:text-sm">
      {formatDate(start)}, <ClockTime instant={start} />
    </p>
  );
}
