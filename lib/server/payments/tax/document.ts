import 'server-only';
import { groupedTin } from '@/lib/domain/lawyers/tax';
import { taxCodeOf } from '@/lib/domain/payments/withholding';
import { formatDay, formatMonth } from '@/lib/domain/platform/clock-labels';
import { csvOf, pesos } from '@/lib/domain/platform/csv';
import { formatPeso, plainPeso } from '@/lib/domain/platform/money';
import { monthStart, quarterRange } from '@/lib/domain/platform/months';
import { env } from '@/lib/env';
import type { PdfDocument } from '@/lib/server/adapters/pdf/port';
import { SITE } from '@/lib/site';
import type { Payor } from './payor-service';
import type { Period, QuarterRecord } from './record-service';

const ABOUT =
  'This paper has what BIR Form 2307, Certificate of Creditable Tax Withheld at Source, asks for. The withholding agent signs the form itself.';

/** Builds the certificate of tax withheld from a lawyer in a quarter; `now` is epoch ms. */
export function certificateDocument(
  record: QuarterRecord,
  payor: Payor,
  period: Period,
  now: number,
): PdfDocument {
  const { lawyer, tax, months } = record;
  const name = `Quarter ${period.quarter} of ${period.year}`;
  const { start, end } = quarterRange(period.year, period.quarter);
  return {
    title: `Tax withheld, ${name}`,
    createdAt: now,
    footer: `BIR Form 2307, ${name}, as of ${formatDay(now)}`,
    blocks: [
      { kind: 'notice', text: ABOUT },
      { kind: 'heading', text: 'Payee' },
      {
        kind: 'facts',
        rows: [
          ['Registered name', tax?.registeredName ?? lawyer.displayName],
          ['TIN', tax ? groupedTin(tax.tin) : 'Not given'],
          ...(lawyer.rollNumber ? [['Roll of Attorneys', lawyer.rollNumber] as const] : []),
        ],
      },
      { kind: 'heading', text: 'Payor, the withholding agent' },
      {
        kind: 'facts',
        rows: [
          ['Registered name', payor.name ?? SITE.name],
          ['TIN', payor.tin ?? 'Not given'],
          ['Address', payor.address ?? 'Not given'],
        ],
      },
      { kind: 'heading', text: 'Income payments and tax withheld, in pesos' },
      {
        kind: 'facts',
        rows: [
          ['Period', `${formatDay(start)} to ${formatDay(end - 1)}`],
          ['ATC', `${taxCodeOf(period.year, period.quarter)}, for individuals`],
        ],
      },
      {
        kind: 'table',
        columns: [
          { label: 'Month', share: 0.28 },
          { label: 'Gross remittances', share: 0.26, right: true },
          { label: 'Base of the tax', share: 0.23, right: true },
          { label: 'Tax withheld', share: 0.23, right: true },
        ],
        rows: months.map(({ month, taxed, base, withheld }) => [
          formatMonth(monthStart(month)),
          ...[taxed, base, withheld].map(plainPeso),
        ]),
      },
      {
        kind: 'amounts',
        rows: [
          { label: 'Gross remittances', value: formatPeso(record.taxed) },
          { label: 'Base of the tax', value: formatPeso(record.base) },
          { label: 'Tax withheld', value: formatPeso(record.withheld), strong: true },
        ],
      },
      {
        kind: 'small',
        text: `Gross remittances are fees released to the lawyer in the month, less what was given back afterwards. The base of each month is rounded for this paper; the tax was rounded once, at each release. Questions: ${env.SUPPORT_EMAIL}`,
      },
    ],
  };
}

/** Names of the columns are ours: no authority has given a schema. */
const RETURN_COLUMNS = [
  'Year',
  'Quarter',
  'TIN',
  'Registered name',
  'Lawyer',
  'ATC',
  'Month',
  'Gross remittances (PHP)',
  'Base of the tax (PHP)',
  'Tax withheld (PHP)',
] as const;

/** Writes the return of a quarter as CSV (RFC 4180), a line for each lawyer and month with tax withheld. */
export function returnCsv(records: readonly QuarterRecord[], { year, quarter }: Period): string {
  const rows = records.flatMap(({ tax, lawyer, months }) =>
    months
      .filter(({ taxed, withheld }) => taxed !== 0 || withheld !== 0)
      .map(({ month, taxed, base, withheld }) => [
        String(year),
        String(quarter),
        tax ? groupedTin(tax.tin) : '',
        tax?.registeredName ?? '',
        lawyer.displayName,
        taxCodeOf(year, quarter),
        month,
        ...[taxed, base, withheld].map(pesos),
      ]),
  );
  return csvOf([RETURN_COLUMNS, ...rows]);
}
