import { startOf, type TaxPackChange, taxPackAt } from '@/lib/domain/platform/tax-pack';
import type { TimeRange } from '@/lib/domain/platform/time';

/** Kinds of documents about the platform fee, each with a series of numbers of its own. */
export const FEE_DOCUMENT_KINDS = ['invoice', 'credit_note'] as const;
export type FeeDocumentKind = (typeof FEE_DOCUMENT_KINDS)[number];

const PREFIX: Readonly<Record<FeeDocumentKind, string>> = { invoice: 'FI', credit_note: 'FC' };

export const FEE_DOCUMENT_LABELS: Readonly<Record<FeeDocumentKind, string>> = {
  invoice: 'Invoice',
  credit_note: 'Credit note',
};

/** Formats `Invoice FI-00000042`, for a number that is formatted. */
export function feeDocumentTitle({
  kind,
  number,
}: {
  readonly kind: FeeDocumentKind;
  readonly number: string;
}): string {
  return `${FEE_DOCUMENT_LABELS[kind]} ${number}`;
}

/** Words before the number of the invoice that a document is about: one that it corrects, or credits. */
export const FEE_DOCUMENT_OF: Readonly<Record<FeeDocumentKind, string>> = {
  invoice: 'Replaces',
  credit_note: 'Takes back',
};

/** Formats the number of a document: `FI-00000042` for an invoice, `FC-00000007` for a credit note. */
export function feeDocumentNumber(kind: FeeDocumentKind, number: number): string {
  return `${PREFIX[kind]}-${String(number).padStart(8, '0')}`;
}

/** Highest rate of value-added tax that can be set, in per cent; 0 is a seller who is not registered for it. */
export const VAT_PERCENT_MAX = 30;

export const FEE_SELLER_NAME_MAX = 200;
export const FEE_SELLER_ADDRESS_MAX = 300;
export const FEE_SERIES_REGISTRATION_MAX = 100;
export const FEE_CORRECTION_REASON_MAX = 500;

/**
 * Returns the value-added tax in centavos that include it. What is credited in several parts has the tax of the whole:
 * each part has the tax of all so far less that of those before.
 * @param before centavos of the same invoice that were credited before
 */
export function vatOf(amount: number, percent: number, before = 0): number {
  return vatIn(before + amount, percent) - vatIn(before, percent);
}

/** Rounds to the centavo, half up. */
function vatIn(amount: number, percent: number): number {
  return Math.floor((2 * amount * percent + 100 + percent) / (2 * (100 + percent)));
}

/**
 * Returns the times in which the tax pack is on by these decisions, in order: fees that arrive in them are invoiced.
 * The last one may have no end (`Infinity`).
 */
export function feeRanges(decisions: readonly TaxPackChange[]): TimeRange[] {
  const starts = [...new Set(decisions.map(startOf))].toSorted((a, b) => a - b);
  return starts.flatMap((start, at) =>
    taxPackAt(decisions, start) ? [{ start, end: starts[at + 1] ?? Number.POSITIVE_INFINITY }] : [],
  );
}
