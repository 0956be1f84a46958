/** What can wait for a person until it is done. */
export const WORK_KINDS = [
  'message',
  'notary_request',
  'absence',
  'case',
  'summary',
  'next_step',
  'proposal',
  'draft',
  'payout',
  'commission',
  'identity',
  'calendar',
  'payment',
  'follow_up',
  'associate',
  'included_meeting',
  'completion',
  'refund_account',
  'review',
] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/** How many of one kind a list names; the others are counted. */
export const WORK_PER_KIND = 5;

/** Epoch ms. */
interface Waits {
  readonly since: number;
  /** Until when it can be done; null: for as long as it takes. */
  readonly until: number | null;
}

/** What ends first comes first, then what waits longest. */
export function byUrgency(a: Waits, b: Waits): number {
  if (a.until !== b.until) return (a.until ?? Infinity) - (b.until ?? Infinity);
  return a.since - b.since;
}
