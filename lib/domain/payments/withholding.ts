import type { TaxFigures } from '@/lib/domain/platform/tax-pack';

/** Returns the tax of an amount, rounded half up to the centavo: what is withheld is rounded nowhere else. */
export function taxOf(amount: number, { base, rate }: Pick<TaxFigures, 'base' | 'rate'>): number {
  const parts = BigInt(amount) * BigInt(base) * BigInt(rate);
  return Number((parts + PARTS / 2n) / PARTS);
}

/** Base and rate are hundredths of a per cent each. */
const PARTS = 100_000_000n;

interface ReleaseFacts {
  /** Centavos that are released. */
  readonly remitted: number;
  /** Centavos released to the lawyer earlier in the calendar year of Manila, less what was given back. */
  readonly sumBefore: number;
  /** Whether a sworn declaration of the year says that the lawyer stays below the threshold. */
  readonly declaredBelow: boolean;
}

/**
 * Returns the centavos to withhold at a release while the pack is on. Without a declaration of the year that says so,
 * nobody stays below the threshold: tax is withheld from the first centavo. With it, from the whole release by which
 * the year's sum passes the threshold, and from every later one. Source: Revenue Regulations 16-2023, Section
 * 2.57.2 (X); Revenue Memorandum Circular 8-2024; BIR Tax Reminder of March 6, 2024.
 */
export function taxOfRelease(facts: ReleaseFacts, pack: TaxFigures): number {
  return isTaxed(facts, pack) ? taxOf(facts.remitted, pack) : 0;
}

export function isTaxed({ remitted, sumBefore, declaredBelow }: ReleaseFacts, pack: TaxFigures) {
  return !declaredBelow || sumBefore + remitted > pack.threshold;
}

interface CorrectionFacts {
  /** Centavos given back after the release. */
  readonly amount: number;
  /** Release of the payment: what tax was withheld from (0 where none was), and the part of it corrected earlier. */
  readonly release: Pick<TaxFigures, 'base' | 'rate'> & {
    readonly taxed: number;
    readonly corrected: number;
  };
  /** Quarter of the correction: what tax was withheld from, and the tax, less corrections made in it. */
  readonly quarter: { readonly taxed: number; readonly withheld: number };
}

/**
 * Returns by how much the taxed remittances of the quarter become less, and the tax that goes back to the lawyer. A
 * quarter never falls below 0: what cannot be corrected in it is left to the lawyer's own return.
 */
export function correctionOf({ amount, release, quarter }: CorrectionFacts): {
  taxed: number;
  withheld: number;
} {
  const left = release.taxed - release.corrected;
  const taxed = Math.max(0, Math.min(amount, left, quarter.taxed));
  const back = taxOf(left, release) - taxOf(left - taxed, release);
  return { taxed, withheld: Math.max(0, Math.min(back, quarter.withheld)) };
}

/** Returns the tax code of individuals for such remittances: since April 2025 that of RMO 18-2025 (RR 5-2025). */
export function taxCodeOf(year: number, quarter: number): string {
  return year > 2025 || (year === 2025 && quarter > 1) ? 'WI 820' : 'WI 760';
}
