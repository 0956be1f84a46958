'use client';

import { ExternalLink, Mail } from 'lucide';
import type { ReactNode } from 'react';
import { withTitle } from '@/components/lawyers/practice';
import { DayTime } from '@/components/ui/display/day-time';
import { Price } from '@/components/ui/display/price';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import { LATE_PAYMENT } from '@/lib/catalogue/refund-rule';
import type { Checkout } from '@/lib/contract/payments/payments';
import { AskPayer } from '../ask-payer';
import { HoldClock } from '../hold-clock';
import { isChecking, isUnpaid, payerOf, type Returned, through } from '../method-text';
import { NotPaidYet } from '../not-paid-yet';
import { type ProgressStep, ProgressSteps } from '../progress-steps';
import { textFor } from './checkout-text';
import { type MeetingDetails, meetingDetails } from './meeting-details';
import { PayAnotherWay } from './pay-another-way';

export interface WaitingProps {
  checkout: Checkout;
  /** The last request for the status failed. */
  outOfReach: boolean;
  returned: Returned;
  giveUp: (details: MeetingDetails) => ReactNode;
  children?: ReactNode;
}

/**
 * Held and unpaid: the state, the time left and the actions. After a failed try only the actions are shown; after
 * paying, none of them.
 */
export function Waiting({ checkout, outOfReach, returned, giveUp, children }: WaitingProps) {
  const { hold_expires_at, server_time } = checkout;
  const details = meetingDetails(checkout);
  const { title, text } = textFor(checkout, returned);
  const unpaid = isUnpaid(checkout, returned);
  const checking = isChecking(checkout, returned);
  return (
    <>
      <h1 className="text-3xl lg:text-4xl">{title}</h1>
      <p className="mt-3 max-w-text text-lg text-neutral-700">{text}</p>
      <div className="mt-7 rounded border bg-white p-5 sm:p-6">
        {hold_expires_at && !checking && (
          <HoldClock
            label="Your time is held"
            over="Time is up. Checking for your payment"
            until={Date.parse(hold_expires_at)}
            serverTime={Date.parse(server_time)}
          />
        )}
        {!unpaid && <ProgressSteps steps={stepsOf(checkout, checking, outOfReach)} />}
      </div>
      {children}
      {checking && <NotPaidYet paymentRef={checkout.ref} />}
      {details && !checking && <Ways checkout={checkout} details={details} giveUp={giveUp} />}
      {details && <MailFollows email={details.client_email} />}
    </>
  );
}

type WaysProps = Pick<WaitingProps, 'checkout' | 'giveUp'> & { details: MeetingDetails };

function Ways({ checkout, details, giveUp }: WaysProps) {
  return (
    <div className="mt-5 flex flex-col gap-3 sm:flex-row sm:flex-wrap print:hidden">
      {details.checkout_url && (
        <a href={details.checkout_url} className={buttonClass({ variant: 'action' })}>
          <span>
            Pay <Price centavos={checkout.total} />
          </span>
          <Icon of={ExternalLink} className="size-4" />
        </a>
      )}
      <PayAnotherWay checkout={checkout} />
      {details.payer_url && checkout.hold_expires_at && (
        <AskPayer url={details.payer_url} until={Date.parse(checkout.hold_expires_at)} />
      )}
      {giveUp(details)}
    </div>
  );
}

function MailFollows({ email }: { email: string }) {
  return (
    <p className="mt-5 flex max-w-text gap-2.5 text-neutral-700">
      <Icon of={Mail} className="mt-0.5 size-5 text-neutral-500" />
      <span className="min-w-0">
        You can close this page. We’ll email {email} when the payment is confirmed. {LATE_PAYMENT}
      </span>
    </p>
  );
}

function stepsOf(checkout: Checkout, checking: boolean, outOfReach: boolean): ProgressStep[] {
  const details = meetingDetails(checkout);
  return [
    {
      title: checking ? `Paid${through(checkout)}, your time is held` : 'Time held',
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
        ? 'We can’t check the payment right now. We’ll keep trying.'
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
