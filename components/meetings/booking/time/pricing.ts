'use client';

import { useQuery } from '@tanstack/react-query';
import { lawyerKeys } from '@/lib/client/lawyers/lawyers';
import { paymentKeys } from '@/lib/client/payments/payments';
import { call } from '@/lib/client/platform/call';
import { getLawyerProfile } from '@/lib/contract/lawyers/lawyers';
import { listPaymentMethods, type PaymentOptions } from '@/lib/contract/payments/payments';
import { DURATIONS } from '@/lib/domain/lawyers/slots';
import { type Quote, quote } from '@/lib/domain/payments/pricing';
import { type BookingLawyer, bookingLawyer } from './booking-lawyer';
import { type Length, minutesOf } from './schedule';

/** What the page was rendered with. */
export interface BookingData {
  lawyer: BookingLawyer;
  payment: PaymentOptions;
  /** Instant of the request, epoch milliseconds. */
  now: number;
}

export interface Pricing {
  lawyer: BookingLawyer;
  payment: PaymentOptions;
  /** Lengths in the order they are offered. */
  lengths: Length[];
  price: (length: Length) => Quote;
  /** Reads prices and payment methods again; resolves to the prices as they are now. */
  reload: () => Promise<(length: Length) => Quote>;
}

/**
 * Prices and payment methods as the page has them. They change only by `reload`, never under the client's hands; the
 * key holds the request's instant, so that what another page read earlier is not taken for this page's answer.
 */
export function usePricing({ lawyer, payment, now }: BookingData): Pricing {
  const profile = useQuery({
    queryKey: [...lawyerKeys.profile(lawyer._id), 'booking', now],
    queryFn: async ({ signal }) =>
      bookingLawyer(await call(getLawyerProfile, { params: { id: lawyer._id } }, { signal })),
    initialData: lawyer,
    enabled: false,
  });
  const options = useQuery({
    queryKey: [...paymentKeys.methods(), 'booking', now],
    queryFn: ({ signal }) => call(listPaymentMethods, undefined, { signal }),
    initialData: payment,
    enabled: false,
  });
  return {
    lawyer: profile.data,
    payment: options.data,
    lengths: profile.data.free_consultation ? [...DURATIONS, 'free'] : [...DURATIONS],
    price: pricesOf(profile.data, options.data),
    reload: async () => {
      const [newProfile, newOptions] = await Promise.all([profile.refetch(), options.refetch()]);
      return pricesOf(newProfile.data ?? profile.data, newOptions.data ?? options.data);
    },
  };
}

function pricesOf({ services }: BookingLawyer, { platform_fee }: PaymentOptions) {
  const priceOf = (minutes: number) =>
    services.find((service) => service.duration === minutes)?.price ?? 0;
  const prices = { 30: priceOf(30), 60: priceOf(60) };
  return (length: Length): Quote =>
    quote(prices, minutesOf(length), platform_fee, length === 'free');
}
