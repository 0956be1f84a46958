'use client';
import { Calendar, CalendarX, FileText, Phone, Undo2, Video } from 'lucide';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { bookAgainPath } from '@/components/lawyers/addresses';
import { withTitle } from '@/components/lawyers/practice';
import { SupportLink } from '@/components/platform/support-email';
import { DayTime } from '@/components/ui/display/day-time';
import { OwnTime } from '@/components/ui/display/own-time';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import { HOW_TO_MEET } from '@/lib/catalogue/how-to-meet';
import { CHANGE_THERE } from '@/lib/catalogue/refund-rule';
import type { Checkout } from '@/lib/contract/payments/payments';
import { DURATIONS } from '@/lib/domain/lawyers/slots';
import { formatDate, formatTime } from '@/lib/domain/platform/clock-labels';
import { RefundAccountPanel } from '../../refund-account/refund-account-panel';
import { RefundOfBooking, RefundOfMeeting } from '../../refund-rule';
import { CheckoutFrame, type CheckoutFrameProps } from '../checkout-frame';
import { PaidFact, PaidLawyer, PaymentAside } from '../payment-aside';
import { textFor } from './checkout-text';
import { type CalendarButton, Confirmed } from './confirmed';
import { type MeetingDetails, meetingDetails } from './meeting-details';
import { Waiting, type WaitingProps } from './waiting';

interface Slots {
  giveUp: WaitingProps['giveUp'];
  calendar: CalendarButton;
  /** Renders the button into the call, once the meeting is confirmed and its call is open; else null. */
  join: (checkout: Checkout) => ReactNode;
  notice: (checkout: Checkout) => ReactNode;
  /** Renders the questions before a confirmed meeting. */
  facts: (details: MeetingDetails) => ReactNode;
}

export function CheckoutScreen({
  initial,
  signedIn,
  returned = null,
  ...slots
}: CheckoutFrameProps & Slots) {
  return (
    <CheckoutFrame
      initial={initial}
      signedIn={signedIn}
      titleOf={(checkout) => textFor(checkout, returned).title}
      asks={['booking', 'meeting']}
      state={(checkout, outOfReach) => (
        <State checkout={checkout} outOfReach={outOfReach} returned={returned} {...slots} />
      )}
      aside={(checkout) => <CheckoutAside checkout={checkout} />}
    />
  );
}

function State({ notice, calendar, join, facts, ...props }: WaitingProps & Slots) {
  const { checkout } = props;
  const banner = notice(checkout);
  if (checkout.state === 'waiting') return <Waiting {...props}>{banner}</Waiting>;
  if (checkout.state === 'confirmed') {
    return (
      <Confirmed checkout={checkout} calendar={calendar} join={join} facts={facts}>
        {banner}
      </Confirmed>
    );
  }
  return <NotConfirmed checkout={checkout} />;
}

function NotConfirmed({ checkout }: { checkout: Checkout }) {
  const { state } = checkout;
  const details = meetingDetails(checkout);
  const { title, text } = textFor(checkout);
  const mark = state === 'refunding' || state === 'refunded' ? Undo2 : CalendarX;
  return (
    <>
      <h1 className="text-3xl lg:text-4xl">{title}</h1>
      <div className="mt-6 flex gap-3 rounded border border-amber-300 bg-amber-50 p-5 text-amber-900 sm:p-6">
        <Icon of={mark} className="mt-0.5 size-5" />
        <div className="min-w-0">
          {details && (
            <p className="font-semibold">
              <DayTime instant={Date.parse(details.start_time)} /> with{' '}
              {withTitle(details.lawyer.display_name)}
            </p>
          )}
          <p className="max-w-text">{text}</p>
        </div>
      </div>
      {checkout.refund_account && (
        <RefundAccountPanel refund={checkout.refund_account} className="mt-5" />
      )}
      <p className="mt-5 print:hidden">
        <Link
          href={details ? anotherTime(details) : '/lawyers-online'}
          prefetch={false}
          className={buttonClass({ variant: 'action' })}
        >
          {details ? 'Choose another time' : 'Find a lawyer'}
        </Link>
      </p>
      <p className="mt-4 text-neutral-700">
        Questions about this payment: <SupportLink />
      </p>
    </>
  );
}

/** Returns the address to book the same time again: it is preselected if still open, else the page offers others. */
function anotherTime(details: MeetingDetails): string {
  const duration = DURATIONS.find((minutes) => minutes === details.duration);
  return bookAgainPath(
    details.lawyer._id,
    Date.parse(details.start_time),
    duration ?? DURATIONS[0],
    details.meeting_id,
  );
}

function CheckoutAside({ checkout }: { checkout: Checkout }) {
  const details = meetingDetails(checkout);
  const { state } = checkout;
  const hasRule = checkout.total > 0 && (state === 'waiting' || state === 'confirmed');
  return (
    <PaymentAside
      label="Your booking"
      checkout={checkout}
      minutes={details?.duration}
      about={details && <Meeting details={details} />}
      note={
        details && hasRule
          ? { icon: Undo2, text: <Refund details={details} checkout={checkout} /> }
          : null
      }
    />
  );
}

function Refund({ details, checkout }: { details: MeetingDetails; checkout: Checkout }) {
  const now = Date.parse(checkout.server_time);
  if (checkout.state === 'waiting')
    return <RefundOfBooking start={Date.parse(details.start_time)} now={now} />;
  return (
    <>
      <RefundOfMeeting
        reader="client"
        deadline={Date.parse(details.refund_deadline)}
        start={Date.parse(details.start_time)}
        now={now}
      />
      <span className="mt-2 block">{CHANGE_THERE}</span>
    </>
  );
}

function Meeting({ details }: { details: MeetingDetails }) {
  const [start, end] = [Date.parse(details.start_time), Date.parse(details.end_time)];
  const { lawyer, type } = details;
  return (
    <>
      <PaidLawyer lawyer={lawyer} />
      <dl className="grid gap-3 border-t p-5">
        <PaidFact name="When" icon={Calendar}>
          <span className="font-semibold">
            {formatDate(start)}
            <br />
            {formatTime(start)} to {formatTime(end)} PHT
          </span>
          <OwnTime instant={start} className="block text-sm text-neutral-600" />
        </PaidFact>
        <PaidFact name="How" icon={type === 'VIDEO' ? Video : Phone}>
          {type === 'VIDEO' ? HOW_TO_MEET.video : `By phone, ${details.phone ?? ''}`}
        </PaidFact>
        <PaidFact name="About" icon={FileText}>
          {details.subject}
        </PaidFact>
      </dl>
    </>
  );
}
