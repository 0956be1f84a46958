'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { type ReactNode, useEffect, useRef } from 'react';
import { textLinkAloneClass, textLinkClass } from '@/components/ui/layout/text-link';
import { checkoutQuery } from '@/lib/client/payments/payments';
import type { Checkout } from '@/lib/contract/payments/payments';
import { sitePath, withCallback } from '@/lib/domain/platform/safe-path';
import type { Returned } from './method-text';

export interface CheckoutFrameProps {
  initial: Checkout;
  signedIn: boolean;
  returned?: Returned;
}

interface Parts {
  titleOf: (checkout: Checkout) => string;
  /** The paid item in the question to a signed-out viewer, `booking`, and what signing in shows. */
  asks: readonly [what: string, seen: string];
  /** Renders a state; `outOfReach`: the last request for the status failed. */
  state: (checkout: Checkout, outOfReach: boolean) => ReactNode;
  aside: (checkout: Checkout) => ReactNode;
}

export function CheckoutFrame(props: Omit<CheckoutFrameProps, 'returned'> & Parts) {
  const { initial, signedIn, titleOf, asks, state, aside } = props;
  const { data: checkout, isError } = useQuery({
    ...checkoutQuery(initial.ref),
    initialData: initial,
    // What costs nothing has no payment to ask about.
    enabled: initial.ref !== '',
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
        {titleOf(checkout)}
      </p>
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-16">
        <div className="min-w-0">
          {state(checkout, isError)}
          {!checkout.details && !signedIn && (
            <SignInForMore paymentRef={checkout.ref} asks={asks} />
          )}
          <p className="mt-5 print:hidden">
            <Link
              href={
                checkout.ref === ''
                  ? sitePath`/help/ask`
                  : sitePath`/help/ask?about=not_paid&ref=${checkout.ref}`
              }
              prefetch={false}
              className={textLinkAloneClass}
            >
              Something wrong? Get help
            </Link>
          </p>
        </div>
        {aside(checkout)}
      </div>
    </main>
  );
}

/** Sign-in for more details: a wallet may return to another browser, which is signed out. */
function SignInForMore({
  paymentRef,
  asks: [what, seen],
}: { paymentRef: string } & Pick<Parts, 'asks'>) {
  const here = sitePath`/checkout?ref=${paymentRef}`;
  return (
    <p className="mt-5 max-w-text text-neutral-700 print:hidden">
      Is this your {what}?{' '}
      <Link href={withCallback(sitePath`/login`, here)} prefetch={false} className={textLinkClass}>
        Sign in
      </Link>{' '}
      to see the {seen}.
    </p>
  );
}
