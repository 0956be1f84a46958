'use client';

import { ArrowLeft } from 'lucide';
import Link from 'next/link';
import { useWatch } from 'react-hook-form';
import { profilePath } from '@/components/lawyers/addresses';
import { VerifiedBadge } from '@/components/lawyers/card/verified-badge';
import { Avatar } from '@/components/ui/display/avatar';
import { Icon } from '@/components/ui/icons/icon';
import { StepBar } from '@/components/ui/layout/step-bar';
import { backLinkClass } from '@/components/ui/layout/text-link';
import { BookingForm } from './booking-form';
import { PAYMENT_PART, partsOf, useCurrentPart } from './booking-steps';
import { PayBar } from './pay-bar';
import { SendingPanel } from './sending-panel';
import { Summary } from './summary';
import { type Booking, type BookingProps, useBooking } from './use-booking';

/** Booking in one page: the time, the case, the payment (spec section 2, Booking flow). */
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
          <div className="sticky low:static top-header z-10 -mx-4 bg-neutral-50 px-4 py-3 lg:-mx-6 lg:px-6">
            <StepBar steps={steps} current={held ? lastStep : step} />
          </div>
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

/** Title, the way back, and on a phone who is booked. */
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
