import { queryOptions } from '@tanstack/react-query';
import { lawyerKeys } from '@/lib/client/lawyers/lawyers';
import { workQuery } from '@/lib/client/notifications/work';
import { paymentKeys } from '@/lib/client/payments/payments';
import { allPages } from '@/lib/client/platform/all-pages';
import { call } from '@/lib/client/platform/call';
import { IdempotencyKeys } from '@/lib/client/platform/idempotency-keys';
import { CHECK_FIELDS, type MessageRow } from '@/lib/client/platform/messages';
import { outline } from '@/lib/client/platform/outline';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import { zoneAbroad } from '@/lib/client/platform/zone-abroad';
import type { getLawyerProfile } from '@/lib/contract/lawyers/lawyers';
import type * as contract from '@/lib/contract/meetings/follow-ups';
import type { listPaymentMethods } from '@/lib/contract/payments/payments';
import { COPY } from '@/lib/contract/platform/copy';
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

export type FollowUpsOf = { readonly meetingId: string } | { readonly clientId: string };

/** Returns a key below that of the meeting, or of the client's meetings, so that follow-ups are refetched with them. */
export function followUpsKey(of: FollowUpsOf) {
  return 'meetingId' in of
    ? ([...meetingKeys.detail(of.meetingId), 'follow-ups'] as const)
    : ([...clientKeys.allMeetings(), 'follow-ups', of.clientId] as const);
}

/** Queries follow-ups, the newest first. A held time is polled: it may be paid, or expire. */
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

/** Queries prices and open times of the offering lawyer, as clients see them now. */
export function offeringQuery(lawyerId: string) {
  return queryOptions({
    queryKey: [...lawyerKeys.profile(lawyerId), 'offering'],
    queryFn: ({ signal }) => call(lawyerProfile, { params: { id: lawyerId } }, { signal }),
    staleTime: 0,
  });
}

export const followUpPaymentQuery = queryOptions({
  queryKey: [...paymentKeys.methods(), 'follow-up'],
  queryFn: ({ signal }) => call(paymentMethods, undefined, { signal }),
});

const offerKeys = new IdempotencyKeys();
const choiceKeys = new IdempotencyKeys();

/** Every query that shows follow-ups, of meetings and of clients. */
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

/** Holds a time. Pressing again after a lost response retries the same booking. */
export const useBookFollowUp = (id: string) =>
  useEndpoint(bookFollowUp, {
    args: (body: ChoiceBody) => ({
      params: { id },
      body: { ...body, time_zone: zoneAbroad(Date.parse(body.start_time)) },
    }),
    keys: choiceKeys,
    invalidatesAlways: [...SHOWN, meetingKeys.lists(), paymentKeys.methods()],
  });

export const FOLLOW_UPS_FAILURE: MessageRow = {
  always: true,
  otherwise: 'Failed to fetch follow-ups',
};

export const OFFERING_FAILURE: MessageRow = {
  always: true,
  otherwise: 'Failed to fetch your prices and open times',
};

export const OFFER_FOLLOW_UP_FAILURE: MessageRow = {
  keys: {
    invalid_input: CHECK_FIELDS,
    not_found: 'This client can no longer be offered anything.',
  },
  serverMessageAt: [409, 429],
  otherwise: 'The follow-up was not offered. Please try again.',
};

export const WITHDRAW_FOLLOW_UP_FAILURE: MessageRow = {
  serverMessageAt: [409],
  otherwise: 'The offer was not taken back. Please try again.',
};

export const BOOK_FOLLOW_UP_FAILURE: MessageRow = {
  keys: {
    schedule_conflict: COPY.createMeeting.conflict,
    not_found: 'This lawyer can’t be booked now.',
    payment_method_unavailable: COPY.createMeeting.paymentMethod,
    meeting_limit: COPY.createMeeting.limit,
    invalid_input: CHECK_FIELDS,
  },
  serverMessageFor: ['rate_limited', 'price_changed', 'bad_transition'],
  otherwise: COPY.createMeeting.failure,
};
