export interface HeldPayment {
  readonly refundable: number;
  readonly releasable: number;
}

export interface Split {
  readonly back: number;
  readonly lawyer: number;
  readonly fees: number;
}

/** Returns the total that can be refunded of these payments, centavos. */
export function refundableOf(held: readonly Pick<HeldPayment, 'refundable'>[]): number {
  return held.reduce((sum, { refundable }) => sum + refundable, 0);
}

/** Divides a refund among payments in order: the first up to what it holds, and so on. */
export function sharesOf(held: readonly HeldPayment[], back: number): number[] {
  let left = back;
  return held.map(({ refundable }) => {
    const share = Math.min(left, refundable);
    left -= share;
    return share;
  });
}

/**
 * Splits held payments into a refund of `back` centavos and the released rest. A refund takes the lawyer's part of a
 * payment first, the platform's fee last (lib/domain/payments/refund.ts).
 * @param held the latest payment first
 */
export function splitHeld(held: readonly HeldPayment[], back: number): Split {
  const shares = sharesOf(held, back);
  const lawyer = held.reduce(
    (sum, { releasable }, at) => sum + Math.max(0, releasable - (shares[at] ?? 0)),
    0,
  );
  return { back, lawyer, fees: refundableOf(held) - back - lawyer };
}
