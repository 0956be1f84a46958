import 'server-only';
import { cache } from 'react';
import { monthKey, yearRange } from '@/lib/domain/platform/months';
import { type TaxData, taxDataOfEach } from '@/lib/server/lawyers/banking/tax-service';
import type { Executor } from '@/lib/server/platform/db/pool';
import * as store from './record-store';

const QUARTERS = [1, 2, 3, 4] as const;

/** A quarter, 1 to 4, of a calendar year of Manila. */
export interface Period {
  readonly year: number;
  readonly quarter: number;
}

/** Centavos: released and taxed, the base of the tax, and the tax; corrections are taken off. */
interface TaxSums {
  readonly taxed: number;
  readonly base: number;
  readonly withheld: number;
}

export interface QuarterRecord extends TaxSums {
  readonly lawyer: {
    readonly id: string;
    readonly userId: string;
    readonly displayName: string;
    readonly rollNumber: string;
  };
  readonly tax: TaxData | null;
  readonly declaredBelow: boolean | null;
  /** Three months, the first one first. */
  readonly months: readonly (TaxSums & { readonly month: string })[];
}

/** Share of one release, or of one correction, in the sums. */
interface TaxLine {
  readonly lawyerId: string;
  /** `YYYY-MM`. */
  readonly month: string;
  /** Centavos, negative for a correction. */
  readonly taxed: number;
  readonly withheld: number;
  /** Hundredths of a per cent of `taxed` that are the base. */
  readonly base: number;
}

/**
 * Returns the releases of a year that tax was withheld from, and their corrections, of one lawyer, or of all for null:
 * what every sum of withheld tax is made of. Cached within a request. One statement.
 */
export const linesOfYear = cache(
  async (exec: Executor, year: number, lawyerId: string | null): Promise<TaxLine[]> => {
    const rows = await store.listLines(exec, yearRange(year), lawyerId);
    return rows.map(({ at, ...line }) => ({ ...line, month: monthKey(at.getTime()) }));
  },
);

/** Returns the lines of a quarter. One statement. */
export async function linesOfQuarter(
  exec: Executor,
  period: Period,
  lawyerId: string | null,
): Promise<TaxLine[]> {
  return linesIn(await linesOfYear(exec, period.year, lawyerId), period);
}

function linesIn(lines: readonly TaxLine[], { year, quarter }: Period): TaxLine[] {
  const months = monthsOf(year, quarter);
  return lines.filter(({ month }) => months.includes(month));
}

/**
 * Returns what certificates, the return and the administration say of a quarter: one record for each lawyer from whom
 * tax was withheld in it, by name. Certificate, CSV and lists are written from it alone. Three statements.
 */
export async function quarterRecords(
  exec: Executor,
  { year, quarter }: Period,
  lawyerId: string | null = null,
): Promise<QuarterRecord[]> {
  const lines = await linesOfQuarter(exec, { year, quarter }, lawyerId);
  const ids = [...new Set(lines.map((line) => line.lawyerId))];
  const [payees, taxData] = await Promise.all([
    store.findPayees(exec, ids, year),
    taxDataOfEach(exec, ids),
  ]);
  const records = payees.map(({ declaredBelow, ...lawyer }) => {
    const own = lines.filter((line) => line.lawyerId === lawyer.id);
    return {
      lawyer,
      tax: taxData.get(lawyer.id) ?? null,
      declaredBelow,
      months: monthsOf(year, quarter).map((month) => ({ month, ...sumsOf(own, month) })),
      ...sumsOf(own),
    };
  });
  return records.toSorted((a, b) => a.lawyer.displayName.localeCompare(b.lawyer.displayName));
}

/** Returns the sums of a year of all lawyers by month (`YYYY-MM`), with how many lawyers each is of, and in all. */
export async function taxMonths(exec: Executor, year: number) {
  const lines = await linesOfYear(exec, year, null);
  const months = QUARTERS.flatMap((quarter) => monthsOf(year, quarter)).map((month) => {
    const ids = lines.filter((line) => line.month === month).map(({ lawyerId }) => lawyerId);
    return { month, ...sumsOf(lines, month), lawyers: new Set(ids).size };
  });
  return { months, total: sumsOf(lines) };
}

/** Returns the quarters of a year of one lawyer; the base of each is rounded once, as on the certificate. */
export async function taxQuarters(exec: Executor, year: number, lawyerId: string) {
  const lines = await linesOfYear(exec, year, lawyerId);
  return QUARTERS.map((quarter) => {
    const months = monthsOf(year, quarter);
    const sums = sumsOf(linesIn(lines, { year, quarter }));
    return { quarter, from: months[0] ?? '', to: months.at(-1) ?? '', ...sums };
  });
}

/** Sums up lines, of one month where it is named. */
export function sumsOf(lines: readonly TaxLine[], month: string | null = null): TaxSums {
  const own = month === null ? lines : lines.filter((line) => line.month === month);
  const sum = (of: (line: TaxLine) => number) => own.reduce((total, line) => total + of(line), 0);
  return {
    taxed: sum(({ taxed }) => taxed),
    base: Math.round(sum(({ taxed, base }) => taxed * base) / 10_000),
    withheld: sum(({ withheld }) => withheld),
  };
}

function monthsOf(year: number, quarter: number): string[] {
  return [2, 1, 0].map((back) => `${year}-${String(3 * quarter - back).padStart(2, '0')}`);
}
