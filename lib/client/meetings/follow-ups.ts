import { queryOptions } from '@tanstack/react-query';
import { lawyerKeys } from '@/lib/client/lawyers/lawyers';
import { workQuery } from '@/lib/client/notifications/work';
import { paymentKeys } from '@/lib/client/payments/payments';
import { allPages } from '@/lib/client/platform/all-pages';
import { call } from '@/lib/client/platform/call';
import { IdempotencyKeys } from '@/lib/client/platform/idempotency-keys';
import { outline } from '@/lib/client/platform/outline';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import { zoneAbroad } from '@/lib/client/platform/zone-abroad';
import type { getLawyerProfile } from '@/lib/contract/lawyers/lawyers';
import type * as contract from '@/lib/contract/meetings/follow-ups';
import type { listPaymentMethods } from '@/lib/contract/payments/payments';
import type { CallArgs } from '@/lib/contract/platform/endpoint';
import { clientKeys } from './clients';
import { meetingKeys } from './meetings';
import { HELD_POLL_MS } from './own-next';

const listFollowUps = outline<typeof contract.listFollowUps>('GET', '/api/v1/follow-ups');
const offerFollowUp = outline<typeof contract.offerFollowUp>('POST', '/api/v1/follow-ups');
const withdrawFollowUp = outline<typeof contract.withdrawFollowUp>(
  'PUT',
  '/api/v1/follow-ups/{id}/withdraw',
);
const bookFollowUp = outline<typeof contract.bookFollowUp>(
  'POST',
  '/api/v1/follow-ups/{id}/meeting',
);
const lawyerProfile = outline<typeof getLawyerProfile>('GET', '/api/v1/lawyers/{id}/profile');
const paymentMethods = outline<typeof listPaymentMethods>('GET', '/api/v1/payments/methods');

/** Of a meeting, or to a client. */
export type FollowUpsOf = { readonly meetingId: string } | { readonly clientId: string };

/** Read again with the meeting that was followed, and with the meetings of the client. */
export function followUpsKey(of: FollowUpsOf) {
  return 'meetingId' in of
    ? ([...meetingKeys.detail(of.meetingId), 'follow-ups'] as const)
    : ([...clientKeys.allMeetings(), 'follow-ups', of.clientId] as const);
}

/** The newest first. A time that is held is looked at again: it may be paid, or run out. */
export function followUpsQuery(of: FollowUpsOf) {
  const query = 'meetingId' in of ? { meeting_id: of.meetingId } : { client_id: of.clientId };
  return queryOptions({
    queryKey: followUpsKey(of),
    queryFn: ({ signal }) =>
      allPages((page) => call(listFollowUps, { query: { ...query, page } }, { signal })),
    refetchInterval: ({ state }) =>
      state.data?.some((one) => one.state === 'HELD') ? HELD_POLL_MS : false,
  });
}

/** Prices and open times of the lawyer who offers, as clients see them now. */
export function offeringQuery(lawyerId: string) {
  return queryOptions({
    queryKey: [...lawyerKeys.profile(lawyerId), 'offering'],
    queryFn: ({ signal }) => call(lawyerProfile, { params: { id: lawyerId } }, { signal }),
    staleTime: 0,
  });
}

/** How a client can pay now, and for how long a time is held. */
export const followUpPaymentQuery = queryOptions({
  queryKey: [...paymentKeys.methods(), 'follow-up'],
  queryFn: ({ signal }) => call(paymentMethods, undefined, { signal }),
});

const offerKeys = new IdempotencyKeys();
const choiceKeys = new IdempotencyKeys();

/** Everything that shows follow-ups, of meetings and of clients. */
const SHOWN = [meetingKeys.details(), clientKeys.allMeetings(), workQuery.queryKey];

export type FollowUpBody = CallArgs<typeof contract.offerFollowUp>['body'];

export const useOfferFollowUp = (lawyerId: string) =>
  useEndpoint(offerFollowUp, {
    keys: offerKeys,
    invalidates: SHOWN,
    invalidatesAlways: [lawyerKeys.profile(lawyerId)],
  });

export const useWithdrawFollowUp = (id: string) =>
  useEndpoint(withdrawFollowUp, { args: () => ({ params: { id } }), invalidatesAlways: SHOWN });

export type ChoiceBody = CallArgs<typeof contract.bookFollowUp>['body'];

/** Holds a time. Pressing again after a lost answer repeats the same booking. */
export const useBookFollowUp = (id: string) =>
  useEndpoint(bookFollowUp, {
    args: (body: ChoiceBody) => ({
      params: { id },
      body: { ...body, time_zone: zoneAbroad(Date.parse(body.start_time)) },
    }),
    keys: choiceKeys,
    invalidatesAlways: [...SHOWN, meetingKeys.lists(), paymentKeys.methods()],
  });
