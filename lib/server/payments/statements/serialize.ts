import 'server-only';
import { BANKS } from '@/lib/catalogue/banks';
import type { PaymentYear } from '@/lib/contract/payments/statements';
import { groupedTin } from '@/lib/domain/lawyers/tax';
import { sumOf } from '@/lib/domain/payments/received';
import { dayChip, formatDay, formatMonth } from '@/lib/domain/platform/clock-labels';
import { formatPeso, plainPeso } from '@/lib/domain/platform/money';
import { monthRange, monthStart } from '@/lib/domain/platform/months';
import { env } from '@/lib/env';
import { isolated } from '@/lib/server/adapters/pdf/paper-text';
import type { PdfBlock, PdfColumn, PdfDocument } from '@/lib/server/adapters/pdf/port';
import { SITE } from '@/lib/site';
import { serializeAmounts } from '../ledger/received-serialize';
import type { PaymentOfLawyer } from '../ledger/received-service';
import { instantLabel } from './receipts';
import type { Movement, Statement, Sums, Year } from './service';

const NOT_AN_INVOICE = `This is a statement of what ${SITE.name} recorded for you. It is not an invoice registered with the Bureau of Internal Revenue (BIR) and cannot be used as one for tax: invoices to your clients are yours to issue.`;

const PAYMENT_COLUMNS: readonly PdfColumn[] = [
  { label: 'Arrived', share: 0.11 },
  { label: 'Client and what for', share: 0.31 },
  { label: 'Client paid', share: 0.15, right: true },
  { label: 'Platform fee', share: 0.13, right: true },
  { label: 'Refunds', share: 0.15, right: true },
  { label: 'Your fee', share: 0.15, right: true },
];

const MOVEMENT_COLUMNS: readonly PdfColumn[] = [
  { label: 'Day', share: 0.11 },
  { label: 'What happened', share: 0.54 },
  { label: 'Change', share: 0.35, right: true },
];

/** Builds the statement of a month; amounts of payments have no peso sign, so that they fit their columns. */
export function statementDocument(statement: Statement, now: number): PdfDocument {
  const { month, payments, movements } = statement;
  const name = formatMonth(monthStart(month));
  return {
    title: `Statement for ${name}`,
    createdAt: now,
    footer: `Statement for ${name}, as of ${instantLabel(new Date(now))}`,
    blocks: [
      { kind: 'notice', text: NOT_AN_INVOICE },
      { kind: 'facts', rows: factsOf(statement, now) },
      { kind: 'heading', text: 'Payments received, in pesos' },
      ...tableOf(PAYMENT_COLUMNS, payments.map(paymentRow), 'No client paid this month.'),
      { kind: 'amounts', rows: totalsOf(payments) },
      { kind: 'heading', text: 'Your balance' },
      ...tableOf(
        MOVEMENT_COLUMNS,
        movements.map(movementRow),
        'Your balance did not change this month.',
      ),
      { kind: 'amounts', rows: balanceOf(statement, now) },
      { kind: 'small', text: EXPLAINED },
      { kind: 'small', text: operatorLine() },
    ],
  };
}

const EXPLAINED =
  'Refunds are for the payments above, made or on their way on the day of this statement. They come out of the lawyer’s fee first. A fee becomes part of your balance when it is released: some time after the meeting, or when the client accepts the work.';

function factsOf({ lawyer, tax, month }: Statement, now: number) {
  const { start, end } = monthRange(month);
  const last = Math.min(end - 1, now);
  return [
    ['Lawyer', lawyer.name] as const,
    ['Roll of Attorneys', lawyer.rollNumber] as const,
    ...(tax
      ? [
          ['Registered name', tax.registeredName] as const,
          ['TIN', groupedTin(tax.tin)] as const,
          ['Tax', tax.vatStatus === 'VAT' ? 'VAT-registered' : 'Not VAT-registered'] as const,
        ]
      : []),
    ['Period', `${formatDay(start)} to ${formatDay(last)}, Philippine time`] as const,
  ];
}

function tableOf(
  columns: readonly PdfColumn[],
  rows: readonly (readonly string[])[],
  none: string,
): PdfBlock[] {
  return rows.length > 0 ? [{ kind: 'table', columns, rows }] : [{ kind: 'paragraph', text: none }];
}

function paymentRow({ payment, about }: PaymentOfLawyer): string[] {
  const { gross, platformFee, refunded, net } = payment.amounts;
  return [
    dayOf(payment.paidAt),
    `${about.client.name}\n${about.title}`,
    ...[gross, platformFee, refunded, net].map(plainPeso),
  ];
}

function totalsOf(payments: readonly PaymentOfLawyer[]) {
  const { gross, platformFee, refunded, net } = sumOf(payments.map((one) => one.payment.amounts));
  return [
    { label: 'Clients paid', value: formatPeso(gross) },
    { label: 'Platform fee', value: formatPeso(-platformFee) },
    { label: 'Refunds', value: formatPeso(-refunded) },
    { label: 'Your fees', value: formatPeso(net), strong: true },
  ];
}

function movementRow(movement: Movement): string[] {
  const { at, amount } = movement;
  return [
    dayOf(at),
    changeOf(movement),
    amount > 0 ? `+${formatPeso(amount)}` : formatPeso(amount),
  ];
}

const OF_PAYMENT = {
  release: 'Fee released',
  tax: 'Tax withheld',
  correction: 'Withheld tax returned',
} as const;

function changeOf(movement: Movement): string {
  if ('reference' in movement) {
    const of = movement.about && `, paid by ${isolated(movement.about)}`;
    return `${OF_PAYMENT[movement.kind]}: payment ${movement.reference}${of}`;
  }
  const { kind, bankId, accountEnd, withheld } = movement;
  const bank = BANKS.find(({ id }) => id === bankId)?.name ?? bankId;
  const tax = withheld > 0 ? `, ${formatPeso(withheld)} of it withheld as tax` : '';
  return kind === 'payout'
    ? `Payout to ${bank}, account ending in ${accountEnd}${tax}`
    : `Payout sent back by ${bank}, account ending in ${accountEnd}`;
}

function balanceOf({ month, opening, movements, closing }: Statement, now: number) {
  const { start, end } = monthRange(month);
  const sum = (kind: Movement['kind']) =>
    movements.filter((one) => one.kind === kind).reduce((total, { amount }) => total + amount, 0);
  const returned = sum('return');
  const taxed = movements.some(({ kind }) => kind === 'tax' || kind === 'correction');
  return [
    { label: `Balance on ${formatDay(start)}`, value: formatPeso(opening) },
    { label: 'Released to you', value: formatPeso(sum('release')) },
    ...(taxed
      ? [{ label: 'Tax withheld', value: formatPeso(sum('tax') + sum('correction')) }]
      : []),
    { label: 'Paid out', value: formatPeso(sum('payout')) },
    ...(returned > 0 ? [{ label: 'Payouts that came back', value: formatPeso(returned) }] : []),
    {
      label: `Balance at the end of ${formatDay(Math.min(end - 1, now))}`,
      value: formatPeso(closing),
      strong: true,
    },
  ];
}

function operatorLine(): string {
  const by = env.OPERATOR_NAME ? `${SITE.name} is run by ${env.OPERATOR_NAME}. ` : '';
  return `${by}Questions about this statement: ${env.SUPPORT_EMAIL}`;
}

function dayOf(at: Date): string {
  return dayChip(at.getTime()).date;
}

export function serializeYear({ year, agent, years, months, totals }: Year): PaymentYear {
  return {
    year,
    years: [...years],
    months: months.map(({ month, ...sums }) => ({ month, ...serializeSums(sums) })),
    totals: serializeSums(totals),
    withholding_agent: agent,
  };
}

function serializeSums(sums: Sums) {
  const { taxed, withheld, paidOut } = sums;
  return { ...serializeAmounts(sums), taxed, withheld, paid_out: paidOut };
}
