import { addMonths, manilaDayNumber, manilaDayStart, parseDayKey } from './time';

/** Figures of the tax withheld from lawyers: settings with an effective date. */
export interface TaxFigures {
  /** Part of a remittance that is the base of the tax, in hundredths of a per cent: 5,000 is half. */
  readonly base: number;
  /** Rate on the base, in hundredths of a per cent: 100 is one per cent. */
  readonly rate: number;
  /** Centavos that a year's sum passes before tax is withheld from a lawyer who declared to stay below. */
  readonly threshold: number;
  /** Months after the pack began within which lawyers listed before it hand in their registration. */
  readonly graceMonths: number;
}

/**
 * Suggested figures. Source: Revenue Regulations 16-2023, Section 2.57.2 (X): one per cent of one half of gross
 * remittances once they exceed ₱500,000 in a taxable year. The 90 days of RMC 8-2024 are the period of grace.
 */
export const DEFAULT_TAX_FIGURES: TaxFigures = {
  base: 5_000,
  rate: 100,
  threshold: 50_000_000,
  graceMonths: 3,
};

/** Limits of the figures: what is withheld is always less than what is remitted. */
export const TAX_FIGURE_LIMITS = {
  base: { min: 1, max: 10_000 },
  rate: { min: 1, max: 3_000 },
  threshold: { min: 0, max: 1_000_000_000 },
  graceMonths: { min: 0, max: 24 },
} as const satisfies Record<keyof TaxFigures, { readonly min: number; readonly max: number }>;

/** A decision of the operator: from the start of a Manila day on the pack is on, with these figures, or off. */
export interface TaxPackChange extends TaxFigures {
  /** Rises with each decision. */
  readonly id: number;
  readonly active: boolean;
  /** Manila day key `YYYY-MM-DD`. */
  readonly from: string;
}

/** The pack at an instant at which it is on. */
export interface TaxPack extends TaxFigures {
  readonly changeId: number;
  /** Epoch ms: the start of the day since which it has been on without a break. */
  readonly since: number;
  /** Epoch ms: lawyers listed before it began have until then to hand in their registration. */
  readonly graceEnds: number;
}

/**
 * Returns the pack in force at an instant (epoch ms), or null where it is off. The latest decision counts from its
 * day on, and takes the place of everything planned for that day and later. Decisions never reach back, so the answer
 * for an instant that has passed never changes.
 */
export function taxPackAt(changes: readonly TaxPackChange[], instant: number): TaxPack | null {
  const now = decisionAt(changes, manilaDayNumber(instant));
  if (!now?.active) return null;
  const since = activeSince(changes, manilaDayNumber(instant));
  const { id: changeId, base, rate, threshold, graceMonths } = now;
  return {
    changeId,
    base,
    rate,
    threshold,
    graceMonths,
    since: manilaDayStart(since),
    graceEnds: manilaDayStart(addMonths(since, graceMonths)),
  };
}

/** Returns the days on which something changes after an instant (epoch ms), in order, with what is then in force. */
export function plannedChanges(
  changes: readonly TaxPackChange[],
  instant: number,
): readonly TaxPackChange[] {
  const today = manilaDayNumber(instant);
  const days = [...new Set(changes.map(({ from }) => dayOf(from)))].filter((day) => day > today);
  return days
    .toSorted((a, b) => a - b)
    .flatMap((day) => decisionAt(changes, day) ?? [])
    .filter((one, at, all) => dayOf(one.from) > today && one.id !== all[at - 1]?.id);
}

/** Returns when a decision begins: the start of its day in Manila, epoch ms. */
export function startOf({ from }: Pick<TaxPackChange, 'from'>): number {
  return manilaDayStart(dayOf(from));
}

function decisionAt(changes: readonly TaxPackChange[], day: number): TaxPackChange | undefined {
  return changes
    .filter(({ from }) => dayOf(from) <= day)
    .reduce<TaxPackChange | undefined>(
      (latest, one) => (latest && latest.id > one.id ? latest : one),
      undefined,
    );
}

/** Returns the first day of the unbroken time for which the pack has been on at a day. */
function activeSince(changes: readonly TaxPackChange[], day: number): number {
  const days = [...new Set(changes.map(({ from }) => dayOf(from)))]
    .filter((one) => one <= day)
    .toSorted((a, b) => b - a);
  let since = day;
  for (const one of days) {
    if (!decisionAt(changes, one)?.active) break;
    since = one;
  }
  return since;
}

function dayOf(key: string): number {
  const day = parseDayKey(key);
  if (day === null) throw new Error(`${key} is no day`);
  return day;
}
