import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import { outline } from '@/lib/client/platform/outline';
import { present } from '@/lib/clock';
import type * as contract from '@/lib/contract/meetings/meetings';
import { isoInstant, MINUTE_MS } from '@/lib/domain/platform/time';

const listMeetings = outline<typeof contract.listMeetings>('GET', '/api/v1/meetings');

export const OWN_LISTS = ['meetings', 'list'] as const;

/** Polling interval of held times, milliseconds: one may be paid or released elsewhere. */
export const HELD_POLL_MS = 15_000;

/** Queries own times that are held until they are paid, the earliest first. */
export function heldMeetingsQuery() {
  return queryOptions({
    queryKey: [...OWN_LISTS, 'held'],
    queryFn: ({ signal }) =>
      call(listMeetings, { query: { status: 'PAYMENT_PENDING' } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.results.length ? HELD_POLL_MS : false),
  });
}

/** Queries own meetings that are not over, whatever their status, the earliest first. */
export function comingMeetingsQuery() {
  return queryOptions({
    queryKey: [...OWN_LISTS, 'coming'],
    queryFn: ({ signal }) => {
      const minute = Math.floor(present() / MINUTE_MS) * MINUTE_MS;
      return call(listMeetings, { query: { from: isoInstant(minute) } }, { signal });
    },
    refetchInterval: ({ state }) =>
      state.data?.results.some(({ status }) => status === 'PAYMENT_PENDING') ? HELD_POLL_MS : false,
  });
}
