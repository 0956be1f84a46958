import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/domain/platform/time';

/** What can be stuck so that a person has to look. */
export const INCIDENT_KINDS = [
  'payments_pending',
  'refunds_stuck',
  'payouts_stuck',
  'jobs_failed',
  'jobs_late',
  'mails_failing',
  'webhooks_silent',
  'backup_old',
] as const;
export type IncidentKind = (typeof INCIDENT_KINDS)[number];

/** From when on something counts as stuck, in milliseconds. */
export const STUCK_AFTER = {
  /** A payment that is neither made nor over: no hold lasts so long. */
  payment: 3 * HOUR_MS,
  /** A refund without an answer of the gateway; one that it refused is stuck at once. */
  refund: 3 * DAY_MS,
  /** A payout that nobody approved, or that has not arrived: banks pause for long weekends. */
  payout: 5 * DAY_MS,
  /** A payout that came back is for a person for so long, unless another one followed. */
  failedPayout: 14 * DAY_MS,
  /** A job that is due and that no worker takes. */
  job: 15 * MINUTE_MS,
  /** A backup where backups are made: a day and a half allows for one that takes long. */
  backup: 36 * HOUR_MS,
} as const;

/** Mails that were refused so often are failing: what a mail server does not want yet it takes at the second try. */
export const FAILING_MAIL_ATTEMPTS = 3;

/** How many things of a kind are stuck, the first of them since when (epoch ms; null where it is not known). */
export interface Finding {
  readonly kind: IncidentKind;
  readonly count: number;
  readonly since: number | null;
}

/** One kind that was found before, and when its operator was last told of it. */
export interface Incident {
  readonly kind: IncidentKind;
  readonly firstSeenAt: number;
  readonly lastSeenAt: number;
  readonly mailedAt: number | null;
}

/** What was away for so long is over: a count that goes up and down is one incident. */
const OVER_AFTER_MS = 15 * MINUTE_MS;
/** While something is stuck its operator is told again. */
const REMIND_AFTER_MS = DAY_MS;
/** Changes within so long of a mail wait for the next. */
const MAIL_GAP_MS = HOUR_MS;

export interface IncidentReport {
  readonly opened: readonly Finding[];
  readonly lasting: readonly Finding[];
  readonly ended: readonly IncidentKind[];
}

/** Kinds that are over, told of or not. */
export function endedKinds(known: readonly Incident[], now: number): Incident[] {
  return known.filter(({ lastSeenAt }) => now - lastSeenAt >= OVER_AFTER_MS);
}

/**
 * What the operator is mailed now: of everything that is stuck, as soon as something begins or ends, and once a day while it
 * lasts; null while there is nothing new. `known` has the findings of this look already.
 */
export function reportDue(
  known: readonly Incident[],
  found: readonly Finding[],
  now: number,
): IncidentReport | null {
  const mailedAt = new Map(known.map((one) => [one.kind, one.mailedAt]));
  const times = known.flatMap((one) => one.mailedAt ?? []);
  const last = Math.max(Number.NEGATIVE_INFINITY, ...times);
  if (now - last < MAIL_GAP_MS) return null;
  const opened = found.filter(({ kind }) => (mailedAt.get(kind) ?? null) === null);
  const lasting = found.filter((finding) => !opened.includes(finding));
  const ended = endedKinds(known, now)
    .filter((one) => one.mailedAt !== null)
    .map(({ kind }) => kind);
  const isReminder = lasting.length > 0 && now - last >= REMIND_AFTER_MS;
  return opened.length + ended.length > 0 || isReminder ? { opened, lasting, ended } : null;
}
