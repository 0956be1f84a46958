'use client';

import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useWatch } from 'react-hook-form';
import { StepBar } from '@/components/ui/layout/step-bar';
import { useUploadQueue } from '@/lib/client/meetings/use-upload-queue';
import type { Calendar } from '@/lib/contract/lawyers/lawyers';
import { BookingHead } from './booking-head';
import { FormCard, PARTS } from './form-card';
import { PayBar } from './pay-bar';
import { heldFor, payState } from './pay-state';
import { SendingPanel } from './sending-panel';
import { Summary } from './summary';
import { type BookingData, usePricing } from './time/pricing';
import type { RequestedTime } from './time/requested-time';
import type { OwnMeeting } from './time/time-notice';
import { useSchedule } from './time/use-schedule';
import { useBooking } from './use-booking';
import { useBookingForm } from './use-booking-form';
import { usePartInView } from './use-part-in-view';

interface BookingScreenProps extends BookingData {
  calendar: Calendar;
  address: RequestedTime;
  user: { id: string; phone: string | null };
  /** The client's own meeting at the time of the address. */
  own: OwnMeeting | null;
}

/** Booking in one page: the time, the case, the payment (spec section 2, Booking flow). */
export function BookingScreen(props: BookingScreenProps) {
  const { address, own, now } = props;
  const { pricing, schedule, form, booking, queue, items, ...screen } = useScreen(props);
  const { submitState, submitError } = booking;
  const type = useWatch({ control: form.control, name: 'type' });
  const { part, onFocus } = usePartInView(PARTS);
  const pay = booking.held ? null : payState(pricing, schedule, submitState, submitError, now);
  const step = schedule.start === null ? 0 : part;

  return (
    <main id="main">
      <div className="mx-auto max-w-page px-4 pt-4 pb-10 lg:grid lg:grid-cols-[minmax(0,44rem)_23rem] lg:justify-between lg:gap-12 lg:px-6 lg:pt-8 lg:pb-20">
        <div className="min-w-0">
          <BookingHead pricing={pricing} length={schedule.length} type={type} />
          <div className="sticky top-header z-10 -mx-4 bg-neutral-50 px-4 py-3 lg:-mx-6 lg:px-6">
            <StepBar
              steps={PARTS.map(({ title }) => title)}
              current={booking.held ? PARTS.length : step}
            />
          </div>
          {booking.held ? (
            <SendingPanel
              submitState={booking.held}
              free={schedule.length === 'free'}
              heldFor={heldFor(pricing, schedule.start, now)}
              items={items}
              onCancel={(key) => queue.remove(key)}
              onRetry={booking.retry}
              onGoOn={booking.goOn}
            />
          ) : (
            <FormCard
              {...{
                form,
                pricing,
                schedule,
                own,
                now,
                queue,
                items,
                submitError,
                onFocus,
                ...screen,
              }}
              unreadable={address.start === null}
            />
          )}
        </div>
        <Summary {...{ pricing, schedule, type, pay, now }} />
      </div>
      {pay && <PayBar schedule={schedule} total={pricing.price(schedule.length).total} pay={pay} />}
    </main>
  );
}

/** Everything the screen keeps, and what pressing its button does. */
function useScreen({ lawyer, payment, calendar, address, user, now }: BookingScreenProps) {
  const noticeRef = useRef<HTMLDivElement>(null);
  const submitErrorRef = useRef<HTMLDivElement>(null);
  const pricing = usePricing({ lawyer, payment, now });
  const { queue, items } = useUploadQueue();
  const booking = useBooking({ pricing, queue, submitErrorRef });
  const lawyerId = lawyer._id;
  const schedule = useSchedule(
    { lawyerId, calendar, address, now },
    booking.submitState.kind !== 'form',
  );
  const form = useBookingForm({
    lawyerId,
    user,
    method: payment.methods[0]?.id,
    free: schedule.length === 'free',
  });

  const onSubmit = form.handleSubmit(async (text) => {
    const { start, length } = schedule;
    if (start === null) return;
    if ((await booking.book(text, { start, length }, form)) !== 'conflict') return;
    flushSync(() => schedule.refuse(start));
    noticeRef.current?.focus();
  });

  return { pricing, schedule, form, booking, queue, items, noticeRef, submitErrorRef, onSubmit };
}
