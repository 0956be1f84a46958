'use client';

import { useQuery } from '@tanstack/react-query';
import { bookingLawyerQuery, bookingPaymentQuery } from '@/lib/client/meetings/booking';
import type { PaymentOptions } from '@/lib/contract/payments/payments';
import { type Length, minutesOf, type Quote, quote } from '@/lib/domain/lawyers/pricing';
import { type BookingLawyer, bookingLawyer } from './booking-data';

export interface Pricing {
  lawyer: BookingLawyer;
  payment: PaymentOptions;
  price: (length: Length) => Quote;
  reload: () => Promise<void>;
}

/**
 * Returns prices and payment methods as rendered with the page, until they are refetched.
 * @param now instant of the request, epoch milliseconds
 */
export function usePricing(first: BookingLawyer, options: PaymentOptions, now: number): Pricing {
  const profile = useQuery(bookingLawyerQuery(first._id, now));
  const methods = useQuery(bookingPaymentQuery(now));
  const lawyer = profile.data ? bookingLawyer(profile.data) : first;
  const payment = methods.data ?? options;
  return {
    lawyer,
    payment,
    price: (length) => quoteOf(lawyer, payment, length),
    reload: async () => {
      await Promise.all([profile.refetch(), methods.refetch()]);
    },
  };
}

function quoteOf({ services }: BookingLawyer, { platform_fee }: PaymentOptions, length: Length) {
  const priceOf = (minutes: number) =>
    services.find((service) => service.duration === minutes)?.price ?? 0;
  const prices = { 30: priceOf(30), 60: priceOf(60) };
  return quote(prices, minutesOf(length), platform_fee, length === 'free');
}
