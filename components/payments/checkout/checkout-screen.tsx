'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { type ReactNode, useEffect, useRef } from 'react';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { checkoutQuery } from '@/lib/client/payments/payments';
import type { Checkout } from '@/lib/contract/payments/payments';
import { sitePath, withCallback } from '@/lib/domain/platform/safe-path';
import { CheckoutAside } from './checkout-aside';
import { textFor } from './checkout-text';
import { type CalendarButton, Confirmed } from './confirmed';
import { NotConfirmed } from './not-confirmed';
import { type ReleaseHold, Waiting, type WaitingProps } from './waiting';

interface CheckoutScreenProps {
  /** The status when the page was requested. */
  initial: Checkout;
  signedIn: boolean;
  /** How what is paid for is given up while it waits, from its owner. */
  giveUp: ReleaseHold;
  calendar: CalendarButton;
  /** The way into what was paid for, once it is confirmed and its time has come; else null. */
  join: (checkout: Checkout) => ReactNode;
  /** What its client should know of what is paid for, while it waits and when it is confirmed. */
  notice: (checkout: Checkout) => ReactNode;
}

/** A payment and what becomes of it, kept up to date until it is settled. */
export function CheckoutScreen(props: CheckoutScreenProps) {
  const { initial, signedIn, ...slots } = props;
  const { data: checkout, isError } = useQuery({
    ...checkoutQuery(initial.ref),
    initialData: initial,
  });
  const main = useRef<HTMLElement>(null);
  const shown = useRef(checkout.state);
  useEffect(() => {
    if (shown.current === checkout.state) return;
    shown.current = checkout.state;
    // What had the focus went away with the old state: the news are at the top.
    if (document.activeElement === document.body) main.current?.focus();
  }, [checkout.state]);

  return (
    <main
      id="main"
      ref={main}
      tabIndex={-1}
      className="mx-auto max-w-page px-4 pt-6 pb-16 lg:px-6 lg:pt-12 lg:pb-24"
    >
      <p className="sr-only" role="status">
        {textFor(checkout).title}
      </p>
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-16">
        <div className="min-w-0">
          <State checkout={checkout} outOfReach={isError} {...slots} />
          {!checkout.details && !signedIn && <SignInForMore paymentRef={checkout.ref} />}
        </div>
        <CheckoutAside checkout={checkout} />
      </div>
    </main>
  );
}

type StateProps = WaitingProps & Pick<CheckoutScreenProps, 'notice' | 'calendar' | 'join'>;

function State({ notice, calendar, join, ...props }: StateProps) {
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

/** A wallet may return in another browser, which is signed out. */
function SignInForMore({ paymentRef }: { paymentRef: string }) {
  const here = sitePath`/checkout?ref=${paymentRef}`;
  return (
    <p className="mt-5 max-w-text text-neutral-700 print:hidden">
      Is this your booking?{' '}
      <Link href={withCallback(sitePath`/login`, here)} prefetch={false} className={textLinkClass}>
        Sign in
      </Link>{' '}
      to see the meeting.
    </p>
  );
}
