interface Method {
  readonly label: string;
  /** Charge for a payment: a share of it plus a fixed amount in centavos. */
  readonly fee: readonly [share: number, fixed: number];
  /** Centavos that it takes at most in one payment. */
  readonly limit?: number;
  /** Days in which it can be refunded, a part or the whole; none where it can't be. */
  readonly refundDays?: number;
}

/** PayMongo publishes neither a fee nor a refund window for ShopeePay, and no fee for BillEase. */
export const METHODS = {
  card: { label: 'Card', fee: [0.03125, 1339], refundDays: 60 },
  gcash: { label: 'GCash', fee: [0.0223, 0], limit: 10_000_000, refundDays: 180 },
  paymaya: { label: 'Maya', fee: [0.0179, 0], refundDays: 365 },
  grab_pay: { label: 'GrabPay', fee: [0.0196, 0], refundDays: 90 },
  shopee_pay: { label: 'ShopeePay', fee: [0.02, 0], refundDays: 60 },
  qrph: { label: 'QR Ph', fee: [0.0134, 0], limit: 5_000_000 },
  dob: { label: 'Online banking', fee: [0.0071, 0], refundDays: 30 },
  billease: { label: 'BillEase', fee: [0.015, 0], refundDays: 60 },
  brankas_bdo: { label: 'BDO', fee: [0.0071, 0] },
} as const satisfies Record<string, Method>;

export type MethodName = keyof typeof METHODS;

export const METHOD_NAMES = Object.keys(METHODS) as MethodName[];

export function methodOf(name: MethodName): Method {
  return METHODS[name];
}

/** Centavos that PayMongo keeps of a payment (its price list of June 2026). */
export function feeOf(name: MethodName, amount: number): number {
  const [share, fixed] = methodOf(name).fee;
  if (name === 'dob') return Math.max(Math.round(amount * share), 1339);
  return Math.round(amount * share) + fixed;
}
