import 'server-only';
import type { MethodLimits } from '@/lib/domain/payments/method-limits';
import type { PaymentMethod } from '@/lib/domain/payments/payment';

export const TYPES: Readonly<Record<PaymentMethod, string>> = {
  gcash: 'gcash',
  maya: 'paymaya',
  qrph: 'qrph',
  card: 'card',
  grab_pay: 'grab_pay',
  shopee_pay: 'shopee_pay',
  dob: 'dob',
  billease: 'billease',
};

/**
 * Centavos above which PayMongo takes no payment, where that is its own limit: e-wallets ₱100,000, cards less than
 * ₱10,000,000 (PayMongo, minimum and maximum transaction amounts).
 */
export const LIMITS: MethodLimits = { maya: 10_000_000, card: 999_999_999 };

export function methodOf(source: string): PaymentMethod | null {
  // Banks are sources of their own: dob_ubp, brankas_bdo.
  if (/^(?:dob|brankas)_/.test(source)) return 'dob';
  if (source === 'maya') return 'maya';
  const names = Object.keys(TYPES) as PaymentMethod[];
  return names.find((name) => TYPES[name] === source) ?? null;
}
