import { queryOptions } from '@tanstack/react-query';
import { lawyerKeys } from '@/lib/client/lawyers/lawyers';
import { paymentKeys } from '@/lib/client/payments/payments';
import { call } from '@/lib/client/platform/call';
import { getAvailability, getLawyerProfile } from '@/lib/contract/lawyers/lawyers';
import { listPaymentMethods } from '@/lib/contract/payments/payments';

/*
 * Queries that a booking page reads again. The keys hold the instant of its request: an earlier answer to another page is
 * not taken for this page's.
 */

export function bookingTimesQuery(lawyerId: string, now: number) {
  return queryOptions({
    queryKey: [...lawyerKeys.availability(lawyerId), 'booking', now],
    queryFn: ({ signal }) => call(getAvailability, { query: { _id: lawyerId } }, { signal }),
  });
}

export function bookingLawyerQuery(lawyerId: string, now: number) {
  return queryOptions({
    queryKey: [...lawyerKeys.profile(lawyerId), 'booking', now],
    queryFn: ({ signal }) => call(getLawyerProfile, { params: { id: lawyerId } }, { signal }),
    enabled: false,
  });
}

export function bookingPaymentQuery(now: number) {
  return queryOptions({
    queryKey: [...paymentKeys.methods(), 'booking', now],
    queryFn: ({ signal }) => call(listPaymentMethods, undefined, { signal }),
    enabled: false,
  });
}
