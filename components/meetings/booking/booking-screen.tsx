'use client';
import { ArrowLeft, Calendar, Phone, Video } from 'lucide';
import Link from 'next/link';
import { useWatch } from 'react-hook-form';
import { profilePath } from '@/components/lawyers/addresses';
import { VerifiedBadge } from '@/components/lawyers/card/verified-badge';
import { isRefused } from '@/components/meetings/booking/times/schedule';
import { PriceLines } from '@/components/payments/checkout/price-lines';
import { RefundOfBooking } from '@/components/payments/refund-rule';
import { Avatar } from '@/components/ui/display/avatar';
import { ClockTime, DayTime } from '@/components/ui/display/day-time';
import { OwnTime } from '@/components/ui/display/own-time';
import { Price } from '@/components/ui/display/price';
import { Icon } from '@/components/ui/icons/icon';
import { StepBar } from '@/components/ui/layout/step-bar';
import { backLinkClass } from '@/components/ui/layout/text-link';
import { FREE_CONSULTATION } from '@/lib/catalogue/free-consultation';
import { minutesOf } from '@/lib/domain/lawyers/pricing';
import type { MeetingType } from '@/lib/domain/meetings/meeting';
import { formatDate } from '@/lib/domain/platform/clock-labels';
import { KeptDangerPanel } from './booking-danger';
import type { OwnMeeting } from './booking-data';
import { BookingForm } from './booking-form';
import { PAYMENT_PART, partsOf, useCurrentPart } from './booking-steps';
import { PayButton, payNote } from './pay-button';
import { SendingPanel } from './sending-panel';
import { type Booking, type BookingProps, useBooking } from './use-booking';
import type { Schedule } from './use-schedule';

/** One-page booking: the time, the case, the payment (spec section 2, Booking flow). */
export function BookingScreen(props: BookingProps) {
  const booking = useBooking(props);
  const { schedule, form, held } = booking;
  const type = useWatch({ control: form.control, name: 'type' });
  const { part, onFocus } = useCurrentPart();
  const step = schedule.start === null ? 0 : part;
  const free = schedule.length === 'free';
  const steps = partsOf(free).map(({ title }) => title);
  const lastStep = free ? steps.length : PAYMENT_PART;

  return (
    <main id="main">
      <div className="mx-auto max-w-page px-4 pt-4 pb-10 lg:grid lg:grid-cols-[minmax(0,44rem)_23rem] lg:justify-between lg:gap-12 lg:px-6 lg:pt-8 lg:pb-20">
        <div className="min-w-0">
          <Head booking={booking} />
          <div className="sticky low:static top-header z-10 -mx-4 bg-neutral-50 px-4 py-3 max-sm:hidden lg:-mx-6 lg:px-6">
            <StepBar steps={steps} current={held ? lastStep : step} />
          </div>
          <KeptDangerPanel />
          {held ? (
            <SendingPanel held={held} booking={booking} />
          ) : (
            <BookingForm booking={booking} onFocus={onFocus} />
          )}
        </div>
        <Summary booking={booking} type={type} />
      </div>
      {!held && <PayBar booking={booking} />}
    </main>
  );
}

function Head({ booking: { pricing } }: { booking: Booking }) {
  const { lawyer } = pricing;
  return (
    <>
      <Link href={profilePath(lawyer._id)} prefetch={false} className={backLinkClass}>
        <Icon of={ArrowLeft} className="size-4" />
        Back to the profile
      </Link>
      <h1 className="mt-1 text-3xl lg:text-4xl">Book a consultation</h1>
      <div className="mt-4 flex items-center gap-3 lg:hidden">
        <Avatar name={lawyer.display_name} pictureUrl={lawyer.picture_url} square loading="eager" />
        <div className="min-w-0">
          <p className="font-semibold">{lawyer.display_name}</p>
          <VerifiedBadge lawyer={lawyer} />
        </div>
      </div>
    </>
  );
}

/** Total, time and button at the lower edge of a phone; it sticks until the footer. */
function PayBar({ booking }: { booking: Booking }) {
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

function Summary({ booking, type }: { booking: Booking; type: MeetingType }) {
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
            <>
              <PriceLines minutes={minutesOf(length)} {...pricing.price(length)} />
              <div className="mt-3">
                <RefundOfBooking start={start} now={now} />
              </div>
            </>
          )}
        </div>
        {!held && (
          <div className="border-t p-5">
            <PayButton booking={booking} size="large" wide />
            <p className="mt-2.5 text-center text-sm text-neutral-600">{payNote(booking)}</p>
          </div>
        )}
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
