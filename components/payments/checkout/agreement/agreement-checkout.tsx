'use client';

import type { Checkout } from '@/lib/contract/payments/payments';
import { CheckoutFrame, type CheckoutFrameProps } from '../checkout-frame';
import { AgreementAside } from './agreement-aside';
import { AgreementConfirmed } from './agreement-confirmed';
import { AgreementNotPaid } from './agreement-not-paid';
import { textFor } from './agreement-text';
import { AgreementWaiting } from './agreement-waiting';

/** The payment of an agreement, of one of its milestones or of additional services. */
export function AgreementCheckout(props: CheckoutFrameProps) {
  return (
    <CheckoutFrame
      {...props}
      titleOf={(checkout) => textFor(checkout).title}
      asks={['payment', 'agreement']}
      state={(checkout, outOfReach) => <State checkout={checkout} outOfReach={outOfReach} />}
      aside={(checkout) => <AgreementAside checkout={checkout} />}
    />
  );
}

function State({ checkout, outOfReach }: { checkout: Checkout; outOfReach: boolean }) {
  if (checkout.state === 'waiting')
    return <AgreementWaiting checkout={checkout} outOfReach={outOfReach} />;
  if (checkout.state === 'confirmed') return <AgreementConfirmed checkout={checkout} />;
  return <AgreementNotPaid checkout={checkout} />;
}
