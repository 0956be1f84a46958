import type { PaymentMethod } from './payment';

/** Maximum centavos of one payment by method; a method without a number has no known limit. */
export type MethodLimits = Readonly<Partial<Record<PaymentMethod, number>>>;

/**
 * Limits that hold at every gateway. GCash, GrabPay and ShopeePay ₱100,000 and QR Ph ₱50,000 in one payment: Xendit's
 * tables of payment channels in the Philippines. Online banking ₱100,000, which is UnionBank's (BPI's own may be
 * less, and its client can raise it), and BillEase ₱40,000: PayMongo, minimum and maximum transaction amounts. For
 * Maya and cards no limit is published that every gateway shares: the account and its bank decide.
 */
export const METHOD_LIMITS: MethodLimits = {
  gcash: 10_000_000,
  grab_pay: 10_000_000,
  shopee_pay: 10_000_000,
  qrph: 5_000_000,
  dob: 10_000_000,
  billease: 4_000_000,
};

/** Returns the methods that accept this amount (centavos), in their order. `limits` are a gateway's own. */
export function methodsWithin(
  methods: readonly PaymentMethod[],
  amount: number,
  limits: MethodLimits = {},
): PaymentMethod[] {
  const most = (method: PaymentMethod) =>
    Math.min(METHOD_LIMITS[method] ?? Infinity, limits[method] ?? Infinity);
  return methods.filter((method) => amount <= most(method));
}
