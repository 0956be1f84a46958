/** A payment that is held, centavos: what can go back, and what of it would be the lawyer's. */
export interface HeldPayment {
  readonly refundable: number;
  readonly releasable: number;
}

/** Where held money goes, centavos. */
export interface Split {
  readonly back: number;
  readonly lawyer: number;
  /** The platform's fees. */
  readonly fees: number;
}

/** All that can go back of these, centavos. */
export function refundableOf(held: readonly Pick<HeldPayment, 'refundable'>[]): number {
  return held.reduce((sum, { refundable }) => sum + refundable, 0);
}

/** How much of each payment goes back, when so much goes back of them together: of the first as much as it holds, and so on. */
export function sharesOf(held: readonly HeldPayment[], back: number): number[] {
  let left = back;
  return held.map(({ refundable }) => {
    const share = Math.min(left, refundable);
    left -= share;
    return share;
  });
}

/**
 * What becomes of held payments when `back` centavos of them go back and the rest is released. A refund takes the lawyer's
 * part of a payment first, the platform's fee last (lib/domain/payments/refund.ts).
 *
 * @param held what was paid last first
 */
export function splitHeld(held: readonly HeldPayment[], back: number): Split {
  const shares = sharesOf(held, back);
  const lawyer = held.reduce(
    (sum, { releasable }, at) => sum + Math.max(0, releasable - (shares[at] ?? 0)),
    0,
  );
  return { back, lawyer, fees: refundableOf(held) - back - lawyer };
}
