import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/domain/platform/time';

/** Things that can be stuck and need a person's attention. */
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

export const STUCK_AFTER = {
  /** A payment that is neither completed nor ended: no hold lasts this long. */
  payment: 3 * HOUR_MS,
  /** A refund that the gateway has not made; a failed one is stuck at once. */
  refund: 3 * DAY_MS,
  /** A payout that was not approved, or has not arrived: banks pause for long weekends. */
  payout: 5 * DAY_MS,
  /** How long a failed or returned payout counts as stuck, unless a later one was made. */
  failedPayout: 14 * DAY_MS,
  job: 15 * MINUTE_MS,
  /** A backup, where backups are enabled: a day and a half allows for a slow one. */
  backup: 36 * HOUR_MS,
} as const;

/** Attempts after which a mail counts as failing: a temporary refusal ends with the second try. */
export const FAILING_MAIL_ATTEMPTS = 3;

/** Number of stuck items of a kind, and the time of the first (epoch ms; null where it is not known). */
export interface Finding {
  readonly kind: IncidentKind;
  readonly count: number;
  readonly since: number | null;
}

export interface Incident {
  readonly kind: IncidentKind;
  readonly firstSeenAt: number;
  readonly lastSeenAt: number;
  readonly mailedAt: number | null;
}

/** How long nothing was found before an incident is over; shorter gaps belong to the same incident. */
const OVER_AFTER_MS = 15 * MINUTE_MS;
const REMIND_AFTER_MS = DAY_MS;
/** Minimum time between two mails; changes within it wait for the next. */
const MAIL_GAP_MS = HOUR_MS;

export interface IncidentReport {
  readonly opened: readonly Finding[];
  readonly lasting: readonly Finding[];
  readonly ended: readonly IncidentKind[];
}

/** Returns the incidents that are over, mailed or not. */
export function endedKinds(known: readonly Incident[], now: number): Incident[] {
  return known.filter(({ lastSeenAt }) => now - lastSeenAt >= OVER_AFTER_MS);
}

/**
 * Returns the report to mail now: everything that is stuck, when something begins or ends, and once a day while it
 * lasts; null when there is nothing new, also within an hour of the last mail. `known` already includes the current
 * findings.
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
