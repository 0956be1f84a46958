'use client';

import { Check, Printer } from 'lucide';
import { withTitle } from '@/components/lawyers/practice';
import { Button } from '@/components/ui/forms/button';
import { Banig } from '@/components/ui/icons/banig';
import { Icon } from '@/components/ui/icons/icon';
import type { Checkout } from '@/lib/contract/payments/payments';
import { AgreementLink } from './agreement-link';
import { textFor } from './agreement-text';

/** Paid: what, to whom, and the way on. */
export function AgreementConfirmed({ checkout }: { checkout: Checkout }) {
  const { details } = checkout;
  const { title, text } = textFor(checkout);
  return (
    <>
      <div className="on-dark overflow-hidden rounded bg-teal-800 text-white print:border print:bg-white print:text-neutral-900">
        <div className="p-6 sm:p-8">
          <span className="grid size-12 place-items-center rounded-full bg-lime-400 text-teal-950">
            <Icon of={Check} className="size-6" />
          </span>
          <h1 className="mt-5 text-3xl wrap-anywhere lg:text-4xl">{title}</h1>
          <p className="mt-3 max-w-[46ch] text-lg text-teal-100 print:text-neutral-900">
            {details?.work_item && (
              <>
                {details.work_item.title}, with {withTitle(details.lawyer.display_name)}.{' '}
              </>
            )}
            {text}
          </p>
          {details?.work_item && (
            <p className="mt-6 print:hidden">
              <AgreementLink item={details.work_item} variant="action" />
            </p>
          )}
        </div>
        <Banig ground="teal-800" />
      </div>
      <p className="mt-6 -ml-4 print:hidden">
        <Button variant="quiet" onClick={() => window.print()}>
          <Icon of={Printer} className="size-5" />
          Print summary
        </Button>
      </p>
    </>
  );
}
