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

/** Order of harm, after danger and what ends today. */
const PLACES = ['people', 'steps', 'rest'] as const;

/** Kinds for which a person waits, and next steps whose day has come. */
const HARM: Partial<Record<WorkKind, (typeof PLACES)[number]>> = {
  conflict: 'people',
  message: 'people',
  notary_request: 'people',
  absence: 'people',
  case: 'people',
  order: 'people',
  delivery: 'people',
  proposal: 'people',
  payment: 'people',
  follow_up: 'people',
  associate: 'people',
  completion: 'people',
  next_step: 'steps',
};

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

/**
 * Builds the order of harm at an instant: danger, what ends on the Manila day, people who wait, due steps, the rest;
 * within each the next deadline, then what waits longest. Epoch ms.
 */
export function byHarm(now: number): (a: Waits, b: Waits) => number {
  const dayEnd = manilaDayStart(manilaDayNumber(now) + 1);
  const rank = ({ kind, alert, until }: Waits) => {
    if (alert) return -2;
    return until !== null && until <= dayEnd ? -1 : PLACES.indexOf(HARM[kind] ?? 'rest');
  };
  return (a, b) => {
    const [one, other] = [rank(a), rank(b)];
    if (one !== other) return one - other;
    if (a.until !== b.until) return (a.until ?? Infinity) - (b.until ?? Infinity);
    return a.since - b.since;
  };
}
