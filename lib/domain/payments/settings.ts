import { PAYMENT_METHODS, type PaymentMethod } from './payment';

/** Settings that administrators change at run time; each change is recorded with its reason. */
export interface PaymentSettings {
  /** Centavos: a line of its own beside the lawyer's fee, for bookings and agreements made from now on. */
  readonly platform_fee: number;
  readonly payment_methods: readonly PaymentMethod[];
  readonly hold_minutes: number;
  readonly payout_minimum: number;
  readonly payout_approval_above: number;
}

export type PaymentSetting = keyof PaymentSettings;

export const PAYMENT_SETTINGS = [
  'platform_fee',
  'payment_methods',
  'hold_minutes',
  'payout_minimum',
  'payout_approval_above',
] as const satisfies readonly PaymentSetting[];

export const SETTING_LIMITS = {
  platform_fee: { min: 0, max: 100_000 },
  hold_minutes: { min: 5, max: 120 },
  payout_minimum: { min: 10_000, max: 1_000_000 },
  payout_approval_above: { min: 0, max: 100_000_000 },
} as const satisfies Record<
  Exclude<PaymentSetting, 'payment_methods'>,
  { readonly min: number; readonly max: number }
>;

/** Defaults until an administrator changes a setting; the fee and the hold come from the environment. */
export const DEFAULT_SETTINGS = {
  payment_methods: PAYMENT_METHODS,
  payout_minimum: 50_000,
  payout_approval_above: 5_000_000,
} as const satisfies Partial<PaymentSettings>;
