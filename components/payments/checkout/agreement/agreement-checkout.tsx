'use client';

import { FileText, Handshake, Lock } from 'lucide';
import type { ComponentProps } from 'react';
import { MONEY_HELD } from '@/lib/catalogue/agreement-money';
import type { Checkout } from '@/lib/contract/payments/payments';
import { CheckoutFrame, type CheckoutFrameProps } from '../checkout-frame';
import { PaidFact, PaidLawyer, PaymentAside } from '../payment-aside';
import { AgreementConfirmed } from './agreement-confirmed';
import { AgreementNotPaid } from './agreement-not-paid';
import { textFor } from './agreement-text';
import { AgreementWaiting } from './agreement-waiting';

/** The payment of an agreement, of one of its milestones or of additional services. */
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

/** What of which agreement the payment is for, as far as the viewer may know, and what it comes to. */
function AgreementAside({ checkout }: { checkout: Checkout }) {
  const { details, state } = checkout;
  const isHeld = state === 'waiting' || state === 'confirmed';
  return (
    <PaymentAside
      label="Your payment"
      checkout={checkout}
      minutes={undefined}
      about={details && <About details={details} />}
      note={isHeld ? { icon: Lock, text: MONEY_HELD } : null}
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
          <PaidFact name="Agreement" icon={Handshake}>
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
