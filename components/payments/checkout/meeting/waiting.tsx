'use client';

import { ExternalLink, Mail } from 'lucide';
import type { ReactNode } from 'react';
import { withTitle } from '@/components/lawyers/practice';
import { DayTime } from '@/components/ui/display/day-time';
import { Notice } from '@/components/ui/feedback/notice';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import { LATE_PAYMENT } from '@/lib/catalogue/refund-rule';
import type { Checkout } from '@/lib/contract/payments/payments';
import { HoldClock } from '../hold-clock';
import { payerOf } from '../method-text';
import { type ProgressStep, ProgressSteps } from '../progress-steps';
import { textFor } from './checkout-text';
import { type MeetingDetails, meetingDetails } from './meeting-details';

/** Draws the way to give up what is paid for. */
export type ReleaseHold = (details: MeetingDetails) => ReactNode;

export interface WaitingProps {
  checkout: Checkout;
  /** The last question for the status got no answer. */
  outOfReach: boolean;
  giveUp: ReleaseHold;
  /** Before the ways on. */
  children?: ReactNode;
}

/** Held and unpaid: what is waited for, how long, and the two ways on. */
export function Waiting({ checkout, outOfReach, giveUp, children }: WaitingProps) {
  const { hold_expires_at, server_time } = checkout;
  const details = meetingDetails(checkout);
  const { title, text } = textFor(checkout);
  return (
    <>
      <h1 className="text-3xl lg:text-4xl">{title}</h1>
      <p className="mt-3 max-w-text text-lg text-neutral-700">{text}</p>
      {checkout.last_attempt_failed && (
        <Notice tone="waiting" className="mt-5" title="The last attempt failed">
          Nothing was charged for it. Another attempt can still succeed while the time is held.
        </Notice>
      )}
      <div className="mt-7 rounded border bg-white p-5 sm:p-6">
        {hold_expires_at && (
          <HoldClock
            label="The time is held"
            over="The hold has ended, we check for a payment"
            until={Date.parse(hold_expires_at)}
            serverTime={Date.parse(server_time)}
          />
        )}
        <ProgressSteps steps={stepsOf(checkout, outOfReach)} />
      </div>
      {children}
      {details && <Ways details={details} giveUp={giveUp} />}
    </>
  );
}

function Ways({ details, giveUp }: { details: MeetingDetails; giveUp: ReleaseHold }) {
  return (
    <>
      <div className="mt-5 flex flex-col gap-3 sm:flex-row print:hidden">
        {details.checkout_url && (
          <a href={details.checkout_url} className={buttonClass()}>
            Back to the payment page
            <Icon of={ExternalLink} className="size-4" />
          </a>
        )}
        {giveUp(details)}
      </div>
      <p className="mt-5 flex max-w-text gap-2.5 text-neutral-700">
        <Icon of={Mail} className="mt-0.5 size-5 text-neutral-500" />
        <span className="min-w-0">
          You may close this page. We write to {details.client_email} when the payment is confirmed.
          {LATE_PAYMENT}
        </span>
      </p>
    </>
  );
}

function stepsOf(checkout: Checkout, outOfReach: boolean): ProgressStep[] {
  const details = meetingDetails(checkout);
  return [
    {
      title: 'Time held',
      note: details ? (
        <DayTime instant={Date.parse(details.start_time)} />
      ) : (
        'For the client who booked it'
      ),
      state: 'done',
    },
    {
      title: `Waiting for ${payerOf(checkout)} to confirm`,
      note: outOfReach
        ? 'The status can’t be read right now. We keep trying.'
        : 'Checked every few seconds',
      state: 'now',
    },
    {
      title: 'Meeting confirmed',
      note: details
        ? `You and ${withTitle(details.lawyer.display_name)} get an email with the calendar entry`
        : 'The client and the lawyer get an email with the calendar entry',
      state: 'later',
    },
  ];
}
