import 'server-only';
import { taxOfRelease } from '@/lib/domain/payments/withholding';
import { quarterRange } from '@/lib/domain/platform/months';
import { DEFAULT_TAX_FIGURES } from '@/lib/domain/platform/tax-pack';
import {
  DAY_MS,
  HOUR_MS,
  manilaDayKey,
  manilaDayNumber,
  manilaQuarter,
  manilaYear,
  type TimeRange,
} from '@/lib/domain/platform/time';
import { encryptedTin } from '@/lib/server/lawyers/banking/tax-service';
import { encrypt } from '@/lib/server/platform/crypto/encryption';
import type {
  NewTaxDecision,
  NewTaxProfile,
  NewUser,
  NewWithholding,
} from '@/lib/server/seed/store';
import { demoAccount } from '../accounts';
import type { DemoLawyer } from '../lawyers';

/** Returns the quarter before this one: the only time for which tax was withheld in the demo. */
function taxedQuarter(now: number): TimeRange {
  const [year, quarter] = [manilaYear(now), manilaQuarter(now)];
  return quarter === 1 ? quarterRange(year - 1, 4) : quarterRange(year, quarter - 1);
}

/**
 * Returns the decisions of an administrator: tax was withheld for the last quarter, and is no longer. While the pack is
 * on every listed lawyer needs a checked registration, and the demo has none of them.
 */
export function demoTaxDecisions(now: number, { id: userId }: NewUser): NewTaxDecision[] {
  const { start, end } = taxedQuarter(now);
  const decision = (active: boolean, from: number, reason: string): NewTaxDecision => ({
    ...DEFAULT_TAX_FIGURES,
    active,
    fromDay: manilaDayKey(manilaDayNumber(from)),
    reason,
    userId,
    at: new Date(from - 7 * DAY_MS + 10 * HOUR_MS),
  });
  return [
    decision(true, start, 'Our tax lawyer advised us to withhold'),
    decision(false, end, 'Until the ruling that we asked for has arrived'),
  ];
}

/** Returns the tax data of the demo lawyer, saved in time for the first release that was taxed. */
export function demoTaxProfiles(now: number, lawyers: readonly DemoLawyer[]): NewTaxProfile[] {
  const { name } = demoAccount('lawyer');
  const own = lawyers.filter(({ rows }) => rows.lawyer.displayName === name);
  return own.map(({ rows: { lawyer } }) => ({
    lawyerId: lawyer.id,
    tin: encrypt('00045678900000', encryptedTin.purpose(lawyer.id)),
    registeredName: `${name} Law Office`,
    vatStatus: 'NON_VAT',
    updatedAt: new Date(taxedQuarter(now).start - DAY_MS),
  }));
}

interface Released {
  readonly at: number;
  readonly paymentId: string;
  /** Centavos, before tax. */
  readonly amount: number;
}

/** Returns what was withheld from a lawyer without a sworn declaration; the releases are in their order. */
export function demoWithholdings(
  now: number,
  lawyerId: string,
  releases: readonly Released[],
): NewWithholding[] {
  const { start, end } = taxedQuarter(now);
  const sums = new Map<number, number>();
  return releases.flatMap(({ at, paymentId, amount: remitted }) => {
    const year = manilaYear(at);
    const sumBefore = sums.get(year) ?? 0;
    sums.set(year, sumBefore + remitted);
    if (at < start || at >= end) return [];
    const facts = { remitted, sumBefore, declaredBelow: false };
    const withheld = taxOfRelease(facts, DEFAULT_TAX_FIGURES);
    const { base, rate } = DEFAULT_TAX_FIGURES;
    return [{ ...facts, paymentId, lawyerId, base, rate, withheld, at: new Date(at) }];
  });
}
