export const WORK_KINDS = [
  'conflict',
  'message',
  'notary_request',
  'absence',
  'case',
  'summary',
  'next_step',
  'order',
  'delivery',
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

export const WORK_PER_KIND = 5;

interface Waits {
  readonly alert: boolean;
  readonly since: number;
  /** Deadline; null if there is none. */
  readonly until: number | null;
}

/** Sorts danger first, then by deadline, then by longest waiting. */
export function byUrgency(a: Waits, b: Waits): number {
  if (a.alert !== b.alert) return a.alert ? -1 : 1;
  if (a.until !== b.until) return (a.until ?? Infinity) - (b.until ?? Infinity);
  return a.since - b.since;
}
