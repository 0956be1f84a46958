import 'server-only';
import { monthKey, quarterRange, yearRange } from '@/lib/domain/platform/months';
import type { TimeRange } from '@/lib/domain/platform/time';
import { type TaxData, taxDataOf } from '@/lib/server/lawyers/banking/tax-service';
import type { Executor } from '@/lib/server/platform/db/pool';
import * as store from './record-store';

/** Centavos: released and taxed, the base of the tax, and the tax; corrections are taken off. */
export interface TaxSums {
  readonly taxed: number;
  readonly base: number;
  readonly withheld: number;
}

export interface QuarterRecord extends TaxSums {
  readonly lawyer: {
    readonly id: string;
    readonly displayName: string;
    readonly rollNumber: string;
  };
  readonly tax: TaxData | null;
  readonly declaredBelow: boolean | null;
  /** Three months, the first one first. */
  readonly months: readonly (TaxSums & { readonly month: string })[];
}

/**
 * Returns what certificates, the return and the administration say of a quarter: one record for each lawyer from whom
 * tax was withheld in it, by name. Certificate, CSV and lists are written from it alone.
 */
export async function quarterRecords(
  exec: Executor,
  { year, quarter }: { year: number; quarter: number },
  lawyerId?: string,
): Promise<QuarterRecord[]> {
  const lines = await linesIn(exec, quarterRange(year, quarter), lawyerId);
  const ids = [...new Set(lines.map((line) => line.lawyerId))];
  const names = new Map((await store.findPayees(exec, ids, year)).map((row) => [row.id, row]));
  const records: QuarterRecord[] = [];
  for (const id of ids) {
    const lawyer = names.get(id);
    if (!lawyer) throw new Error(`no lawyer ${id}`);
    const own = lines.filter((line) => line.lawyerId === id);
    records.push({
      lawyer,
      tax: await taxDataOf(exec, id),
      declaredBelow: lawyer.declaredBelow,
      months: monthsOf(year, quarter).map((month) => ({ month, ...sumsOf(own, month) })),
      ...sumsOf(own),
    });
  }
  return records.toSorted((a, b) => a.lawyer.displayName.localeCompare(b.lawyer.displayName));
}

/** Returns the sums of a year by month (`YYYY-MM`), of one lawyer or of all, with how many lawyers each is of. */
export async function taxMonths(exec: Executor, year: number, lawyerId?: string) {
  const lines = await linesIn(exec, yearRange(year), lawyerId);
  return [1, 2, 3, 4]
    .flatMap((quarter) => monthsOf(year, quarter))
    .map((month) => ({
      month,
      ...sumsOf(lines, month),
      lawyers: new Set(lines.filter((line) => line.month === month).map((line) => line.lawyerId))
        .size,
    }));
}

/** Returns the quarters of a year of one lawyer; the base of each is rounded once, as on the certificate. */
export async function taxQuarters(exec: Executor, year: number, lawyerId: string) {
  const lines = await linesIn(exec, yearRange(year), lawyerId);
  return [1, 2, 3, 4].map((quarter) => {
    const months = monthsOf(year, quarter);
    const own = lines.filter(({ month }) => months.includes(month));
    return { quarter, from: months[0] ?? '', to: months.at(-1) ?? '', ...sumsOf(own) };
  });
}

interface Line {
  readonly lawyerId: string;
  readonly month: string;
  readonly taxed: number;
  /** Hundredths of a per cent of `taxed` that are the base. */
  readonly base: number;
  readonly withheld: number;
}

async function linesIn(exec: Executor, span: TimeRange, lawyerId?: string): Promise<Line[]> {
  const rows = [
    ...(await store.listTaxed(exec, span, lawyerId)),
    ...(await store.listReturned(exec, span, lawyerId)).map((row) => ({
      ...row,
      taxed: -row.taxed,
      withheld: -row.withheld,
    })),
  ];
  return rows.map(({ at, ...line }) => ({ ...line, month: monthKey(at.getTime()) }));
}

function sumsOf(lines: readonly Line[], month?: string): TaxSums {
  const own = month === undefined ? lines : lines.filter((line) => line.month === month);
  const sum = (of: (line: Line) => number) => own.reduce((total, line) => total + of(line), 0);
  return {
    taxed: sum(({ taxed }) => taxed),
    base: Math.round(sum(({ taxed, base }) => taxed * base) / 10_000),
    withheld: sum(({ withheld }) => withheld),
  };
}

function monthsOf(year: number, quarter: number): string[] {
  return [2, 1, 0].map((back) => `${year}-${String(3 * quarter - back).padStart(2, '0')}`);
}
