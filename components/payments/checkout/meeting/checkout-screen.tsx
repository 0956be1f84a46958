'use client';

import type { ReactNode } from 'react';
import type { Checkout } from '@/lib/contract/payments/payments';
import { CheckoutFrame, type CheckoutFrameProps } from '../checkout-frame';
import { CheckoutAside } from './checkout-aside';
import { textFor } from './checkout-text';
import { type CalendarButton, Confirmed } from './confirmed';
import { NotConfirmed } from './not-confirmed';
import { type ReleaseHold, Waiting, type WaitingProps } from './waiting';

interface Slots {
  /** How what is paid for is given up while it waits, from its owner. */
  giveUp: ReleaseHold;
  calendar: CalendarButton;
  /** The way into what was paid for, once it is confirmed and its time has come; else null. */
  join: (checkout: Checkout) => ReactNode;
  /** What its client should know of what is paid for, while it waits and when it is confirmed. */
  notice: (checkout: Checkout) => ReactNode;
}

/** The payment of a meeting. */
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

function State({ notice, calendar, join, ...props }: WaitingProps & Slots) {
  const { checkout } = props;
  const news = notice(checkout);
  if (checkout.state === 'waiting') return <Waiting {...props}>{news}</Waiting>;
  if (checkout.state === 'confirmed') {
    return (
      <Confirmed checkout={checkout} calendar={calendar} join={join}>
        {news}
      </Confirmed>
    );
  }
  return <NotConfirmed checkout={checkout} />;
}
