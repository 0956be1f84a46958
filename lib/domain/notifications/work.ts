import { manilaDayNumber, manilaDayStart } from '@/lib/domain/platform/time';

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
  'questions',
  'review',
] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

export const WORK_PER_KIND = 5;

/** Tasks of one kind from this number on are a single row with their count, where they can wait. */
export const FOLDED_FROM = 3;

/** Groups of what waits: danger and what ends today, people who wait, the rest. */
export const WORK_GROUPS = ['now', 'people', 'later'] as const;
export type WorkGroup = (typeof WORK_GROUPS)[number];

/** Kinds for which a person waits. */
const PEOPLE: readonly WorkKind[] = [
  'message',
  'notary_request',
  'absence',
  'case',
  'order',
  'delivery',
  'proposal',
  'payment',
  'follow_up',
  'associate',
  'completion',
];

/** Kinds for when there is time. */
const LATER: readonly WorkKind[] = ['summary', 'draft', 'review'];

export function isFolded(kind: WorkKind, count: number): boolean {
  return LATER.includes(kind) && count >= FOLDED_FROM;
}

interface Waits {
  readonly kind: WorkKind;
  readonly alert: boolean;
  readonly since: number;
  /** Deadline; null if there is none. */
  readonly until: number | null;
}

/** Returns the group of a task at an instant: what is due or ends on the Manila day is for now. Epoch ms. */
export function workGroup({ kind, alert, until }: Omit<Waits, 'since'>, now: number): WorkGroup {
  const dayEnd = manilaDayStart(manilaDayNumber(now) + 1);
  if (alert || kind === 'conflict' || (until !== null && until <= dayEnd)) return 'now';
  return PEOPLE.includes(kind) ? 'people' : 'later';
}

/**
 * Builds the order of harm at an instant: danger, checks for conflicts, then by group; within each the next deadline,
 * then what waits longest. Epoch ms.
 */
export function byHarm(now: number): (a: Waits, b: Waits) => number {
  const rank = (one: Waits) => {
    if (one.alert) return -2;
    return one.kind === 'conflict' ? -1 : WORK_GROUPS.indexOf(workGroup(one, now));
  };
  return (a, b) => {
    const [one, other] = [rank(a), rank(b)];
    if (one !== other) return one - other;
    if (a.until !== b.until) return (a.until ?? Infinity) - (b.until ?? Infinity);
    return a.since - b.since;
  };
}
