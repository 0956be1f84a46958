/** Characters of a lawyer's own number of an invoice, and of the address of one. */
export const INVOICE_NUMBER_MAX = 40;
export const INVOICE_LINK_MAX = 500;

/** What a payout took, what of it was withheld as tax, and what of it is one payment; centavos. */
export interface WithheldPart {
  readonly share: number;
  readonly amount: number;
  readonly withheld: number;
}

/**
 * Centavos that payouts withheld of one payment: of each, as much as the payment is of it, to the nearest centavo.
 *
 * @param parts the payment's share of each payout that was not undone
 */
export function withheldOf(parts: readonly WithheldPart[]): number {
  return parts.reduce(
    (sum, { share, amount, withheld }) => sum + Math.round((withheld * share) / amount),
    0,
  );
}
