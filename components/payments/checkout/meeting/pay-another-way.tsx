'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Notice } from '@/components/ui/feedback/notice';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { Button } from '@/components/ui/forms/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import {
  PAY_ANOTHER_WAY_FAILURE,
  paymentMethodsQuery,
  usePayAnotherWay,
} from '@/lib/client/payments/payments';
import { messageFor } from '@/lib/client/platform/messages';
import type { Checkout } from '@/lib/contract/payments/payments';
import type { PaymentMethod } from '@/lib/domain/payments/payment';
import { formatTime } from '@/lib/domain/platform/clock-labels';
import { methodLabel } from '../method-text';

/** Names the choice: of whoever asked somebody else to pay, it is the own payment. */
function labelOf({ by_payer }: Checkout): string {
  return by_payer ? 'Pay it yourself' : 'Pay another way';
}

/** Payment of the same time by another method, whose page opens at once. */
export function PayAnotherWay({ checkout }: { checkout: Checkout }) {
  const [open, setOpen] = useState(false);
  const change = usePayAnotherWay(checkout.ref);

  const show = (next: boolean) => {
    change.reset();
    setOpen(next);
  };
  const pay = async (method: PaymentMethod) => {
    const opened = await change.mutateAsync(method).catch(() => null);
    if (!opened) return;
    setOpen(false);
    window.location.assign(opened.checkout_url);
  };

  return (
    <>
      <Button variant="outline" onClick={() => show(true)}>
        {labelOf(checkout)}
      </Button>
      <Dialog
        open={open}
        onOpenChange={show}
        title={labelOf(checkout)}
        description={descriptionOf(checkout)}
      >
        <Methods
          checkout={checkout}
          pressed={change.isPending ? (change.variables ?? null) : null}
          onPay={pay}
        />
        {change.isError && (
          <Notice
            tone="bad"
            className="mt-4"
            title={messageFor(PAY_ANOTHER_WAY_FAILURE, change.error)}
          />
        )}
      </Dialog>
    </>
  );
}

function descriptionOf(checkout: Checkout): string {
  const { hold_expires_at: until } = checkout;
  const held = until ? `Your time stays held until ${formatTime(Date.parse(until))} PHT. ` : '';
  if (checkout.by_payer) return `${held}The payment page of the person you asked closes.`;
  const label = checkout.details?.checkout_url ? methodLabel(checkout) : null;
  return label ? `${held}The ${label} payment page closes when you choose.` : held;
}

interface MethodsProps {
  checkout: Checkout;
  pressed: PaymentMethod | null;
  onPay: (method: PaymentMethod) => void;
}

function Methods({ checkout, pressed, onPay }: MethodsProps) {
  const { data, isError, refetch } = useQuery(paymentMethodsQuery);
  if (isError) {
    return (
      <Notice tone="bad" className="mt-4" title="The payment methods did not load.">
        <Button variant="outline" className="mt-2" onClick={() => refetch()}>
          Try again
        </Button>
      </Notice>
    );
  }
  if (!data) {
    return (
      <LoadingRegion label="Loading the payment methods">
        <Skeleton className="mt-5 h-11 w-full" />
        <Skeleton className="mt-2 h-11 w-full" />
      </LoadingRegion>
    );
  }
  const current = checkout.details?.checkout_url ? checkout.method : null;
  const others = data.methods.filter(({ id }) => id !== current);
  if (others.length === 0)
    return <p className="mt-4">No other payment method is available right now.</p>;
  return (
    <ul className="mt-5 grid gap-2">
      {others.map(({ id, label }) => (
        <li key={id}>
          <Button
            variant="outline"
            wide
            pending={pressed === id}
            pendingLabel="Opening the payment page"
            aria-disabled={pressed !== null || undefined}
            onClick={() => pressed === null && onPay(id)}
          >
            Pay with {label}
          </Button>
        </li>
      ))}
    </ul>
  );
}
