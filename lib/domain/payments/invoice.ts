export const INVOICE_NUMBER_MAX = 40;
export const INVOICE_LINK_MAX = 500;

/** Whether a payment has a fee to invoice: nobody needs an invoice for what went back. `net` is centavos. */
export function isToInvoice({ net }: { readonly net: number }): boolean {
  return net > 0;
}

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
