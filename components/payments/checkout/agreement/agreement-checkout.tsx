'use client';

import type { ComponentProps } from 'react';
import { CheckoutFrame, type CheckoutFrameProps } from '../checkout-frame';
import { AgreementAside } from './agreement-aside';
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
      state={(checkout, outOfReach) => <State {...{ checkout, outOfReach, returned }} />}
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
