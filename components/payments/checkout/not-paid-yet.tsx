'use client';

import Link from 'next/link';
import { useEffect, useState } from 'react';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { sitePath } from '@/lib/domain/platform/safe-path';

/** Milliseconds within which a payment is usually confirmed. */
const USUAL_MS = 60_000;

/** While a payment is checked: the payment methods open only on request, for a client who did not pay. */
export function NotPaidYet({ paymentRef }: { paymentRef: string }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLate, USUAL_MS, true);
    return () => clearTimeout(timer);
  }, []);
  const back = sitePath`/checkout?ref=${paymentRef}`;
  return (
    <>
      {isLate && (
        <p className="mt-5 text-neutral-700 print:hidden">
          You did not pay?{' '}
          <Link href={back} prefetch={false} className={textLinkClass}>
            Go back to the ways to pay
          </Link>
        </p>
      )}
      <noscript>
        <p className="mt-5 text-neutral-700">
          <a href={`${back}&paid=1`} className={textLinkClass}>
            Check again
          </a>{' '}
          after a minute. You did not pay?{' '}
          <a href={back} className={textLinkClass}>
            Go back to the ways to pay
          </a>
        </p>
      </noscript>
    </>
  );
}
