'use client';
import { Check, FileText, FileX, Handshake, Lock, Printer, Undo2 } from 'lucide';
import Link from 'next/link';
import type { ComponentProps } from 'react';
import { withTitle } from '@/components/lawyers/practice';
import { SupportLink } from '@/components/platform/support-email';
import { Button } from '@/components/ui/forms/button';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Banig } from '@/components/ui/icons/banig';
import { Icon } from '@/components/ui/icons/icon';
import { moneyHeld } from '@/lib/catalogue/agreement-money';
import type { Checkout } from '@/lib/contract/payments/payments';
import { RefundAccountPanel } from '../../refund-account/refund-account-panel';
import { CheckoutFrame, type CheckoutFrameProps } from '../checkout-frame';
import { PaidFact, PaidLawyer, PaymentAside } from '../payment-aside';
import { AgreementLink } from './agreement-link';
import { textFor } from './agreement-text';
import { AgreementWaiting } from './agreement-waiting';

export function AgreementCheckout({ returned = null, ...props }: CheckoutFrameProps) {
  return (
    <CheckoutFrame
      {...props}
      titleOf={(checkout) => textFor(checkout, returned).title}
      asks={['payment', 'agreement']}
      state={(checkout, outOfReach) => (
        <State checkout={checkout} outOfReach={outOfReach} returned={returned} />
      )}
      aside={(checkout) => <AgreementAside checkout={checkout} />}
    />
  );
}

function State(props: ComponentProps<typeof AgreementWaiting>) {
  const { checkout } = props;
  if (checkout.state === 'waiting') return <AgreementWaiting {...props} />;
  if (checkout.state === 'confirmed') return <AgreementConfirmed checkout={checkout} />;
  return <AgreementNotPaid checkout={checkout} />;
}

function AgreementAside({ checkout }: { checkout: Checkout }) {
  const { details, state } = checkout;
  const isHeld = state === 'waiting' || state === 'confirmed';
  return (
    <PaymentAside
      label="Your payment"
      checkout={checkout}
      minutes={undefined}
      about={details && <About details={details} />}
      note={isHeld ? { icon: Lock, text: moneyHeld(details?.work_item?.objection_days) } : null}
    />
  );
}

function About({ details }: { details: NonNullable<Checkout['details']> }) {
  const { lawyer, work_item: item } = details;
  return (
    <>
      <PaidLawyer lawyer={lawyer} />
      {item && (
        <dl className="grid gap-3 border-t p-5">
          <PaidFact name={item.is_order ? 'Order' : 'Agreement'} icon={Handshake}>
            <span className="font-semibold">{item.title}</span>
          </PaidFact>
          {item.part !== null && (
            <PaidFact name="Part" icon={FileText}>
              {item.part}
            </PaidFact>
          )}
        </dl>
      )}
    </>
  );
}

function AgreementConfirmed({ checkout }: { checkout: Checkout }) {
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
              <span>
                {details.work_item.title}, with {withTitle(details.lawyer.display_name)}.{' '}
              </span>
            )}
            <span>{text}</span>
          </p>
          {details?.work_item && (
            <p className="mt-6 print:hidden">
              <AgreementLink item={details.work_item} variant="action" />
            </p>
          )}
        </div>
        <Banig />
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

function AgreementNotPaid({ checkout }: { checkout: Checkout }) {
  const { details, state } = checkout;
  const { title, text } = textFor(checkout);
  const mark = state === 'refunding' || state === 'refunded' ? Undo2 : FileX;
  return (
    <>
      <h1 className="text-3xl lg:text-4xl">{title}</h1>
      <div className="mt-6 flex gap-3 rounded border border-amber-300 bg-amber-50 p-5 text-amber-900 sm:p-6">
        <Icon of={mark} className="mt-0.5 size-5" />
        <div className="min-w-0">
          {details?.work_item && (
            <p className="font-semibold wrap-anywhere">
              {details.work_item.title}, with {withTitle(details.lawyer.display_name)}
            </p>
          )}
          <p className="max-w-text">{text}</p>
        </div>
      </div>
      {checkout.refund_account && (
        <RefundAccountPanel refund={checkout.refund_account} className="mt-5" />
      )}
      {details?.work_item && (
        <p className="mt-5 print:hidden">
          {state === 'cancelled' ? (
            <Link
              href="/customer-portal/work-items"
              prefetch={false}
              className={buttonClass({ variant: 'action' })}
            >
              See your agreements
            </Link>
          ) : (
            <AgreementLink item={details.work_item} variant="action" />
          )}
        </p>
      )}
      <p className="mt-4 text-neutral-700">
        Questions about this payment: <SupportLink />
      </p>
    </>
  );
}
