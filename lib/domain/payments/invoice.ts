export const INVOICE_NUMBER_MAX = 40;
export const INVOICE_LINK_MAX = 500;

export interface WithheldPart {
  readonly share: number;
  readonly amount: number;
  readonly withheld: number;
}

/**
 * Returns the centavos that payouts withheld of one payment: for each payout, the payment's proportional part, to the
 * nearest centavo.
 * @param parts the payment's share of each payout that was not undone
 */
export function withheldOf(parts: readonly WithheldPart[]): number {
  return parts.reduce(
    (sum, { share, amount, withheld }) => sum + Math.round((withheld * share) / amount),
    0,
  );
}
