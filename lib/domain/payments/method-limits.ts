import type { PaymentMethod } from './payment';

/** Centavos that a method takes at most in one payment; a method without a number has no limit that we know of. */
export type MethodLimits = Readonly<Partial<Record<PaymentMethod, number>>>;

/**
 * Limits that hold at every gateway. GCash ₱100,000 and QR Ph ₱50,000 in one payment: Xendit's table of payment channels in
 * the Philippines. Of Maya and cards no limit is published: the account and its bank decide.
 */
export const METHOD_LIMITS: MethodLimits = { gcash: 10_000_000, qrph: 5_000_000 };

/** Those of the methods that take this amount (centavos), in their order. `limits` are a gateway's own. */
export function methodsWithin(
  methods: readonly PaymentMethod[],
  amount: number,
  limits: MethodLimits = {},
): PaymentMethod[] {
  const most = (method: PaymentMethod) =>
    Math.min(METHOD_LIMITS[method] ?? Infinity, limits[method] ?? Infinity);
  return methods.filter((method) => amount <= most(method));
}
