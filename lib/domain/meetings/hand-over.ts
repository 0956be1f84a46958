/** Why a lawyer declines a booked meeting: a conflict of interest, another field of practice, no time. */
export const DECLINE_REASONS = ['CONFLICT', 'FIELD', 'TIME'] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** Most colleagues that a lawyer who declines can name. */
export const MAX_COLLEAGUES = 3;

/** A colleague as clients see them when a lawyer declines. */
export interface Colleague {
  readonly id: string;
  readonly name: string;
  /** Whether a client can book a time now. */
  readonly isOpen: boolean;
}

/**
 * Returns why these colleagues cannot be named by a lawyer who declines; null if they can. All ids are handles of
 * lawyers.
 */
export function refusalToName(
  lawyerId: string,
  named: readonly string[],
  listed: ReadonlySet<string>,
): 'self' | 'twice' | 'many' | 'not_listed' | null {
  if (named.length > MAX_COLLEAGUES) return 'many';
  if (named.includes(lawyerId)) return 'self';
  if (new Set(named).size < named.length) return 'twice';
  return named.every((id) => listed.has(id)) ? null : 'not_listed';
}
