import type { Meeting } from '@/lib/contract/meetings/meetings';

type Coming = Pick<Meeting, 'status' | 'start_time' | 'end_time' | 'hold_expires_at'>;

/** What a client should see first: the time whose hold ends soonest, else the earliest meeting that is not over. */
export function nextOf<M extends Coming>(meetings: readonly M[], now: number): M | undefined {
  const earliest = (of: readonly M[], key: (meeting: M) => string | null) =>
    of.toSorted((a, b) => at(key(a)) - at(key(b)))[0];
  const held = meetings.filter(
    ({ status, hold_expires_at: until }) => status === 'PAYMENT_PENDING' && now < at(until),
  );
  const confirmed = meetings.filter(
    ({ status, end_time }) => status === 'CONFIRMED' && now < at(end_time),
  );
  return (
    earliest(held, ({ hold_expires_at }) => hold_expires_at) ??
    earliest(confirmed, ({ start_time }) => start_time)
  );
}

function at(instant: string | null): number {
  return instant === null ? 0 : Date.parse(instant);
}
