'use client';

import { useQueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { withTitle } from '@/components/lawyers/practice';
import { CheckoutScreen } from '@/components/payments/checkout/checkout-screen';
import { paymentKeys } from '@/lib/client/payments/payments';
import type { Checkout } from '@/lib/contract/payments/payments';
import { formatDayTime } from '@/lib/domain/platform/clock-labels';
import { FreeTime } from './free-time';

/** The checkout of a meeting, whose time can be freed while it waits for the payment. */
export function MeetingCheckout(props: Omit<ComponentProps<typeof CheckoutScreen>, 'giveUp'>) {
  return (
    <CheckoutScreen
      {...props}
      giveUp={(details) => <FreeHeldTime details={details} paymentRef={props.initial.ref} />}
    />
  );
}

interface FreeHeldTimeProps {
  details: NonNullable<Checkout['details']>;
  paymentRef: string;
}

function FreeHeldTime({ details, paymentRef }: FreeHeldTimeProps) {
  const queries = useQueryClient();
  const time = `${formatDayTime(Date.parse(details.start_time))} with ${withTitle(details.lawyer.display_name)}`;
  return (
    <FreeTime
      meetingId={details.meeting_id}
      variant="outline"
      texts={{
        button: 'Free this time',
        title: 'Free this time?',
        description: `${time} becomes open to others, and the payment page closes. If you have paid already, keep the time and wait for the confirmation.`,
        keep: 'Keep the time',
        confirm: 'Free this time',
        pending: 'Freeing the time',
      }}
      onTried={() => queries.invalidateQueries({ queryKey: paymentKeys.checkout(paymentRef) })}
    />
  );
}
