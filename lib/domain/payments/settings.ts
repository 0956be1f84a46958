import { PAYMENT_METHODS, type PaymentMethod } from './payment';

/** What administrators set while the product runs; each change is written down with its reason. */
export interface PaymentSettings {
  /** Centavos: a line of its own beside the lawyer's fee, for bookings and agreements that are made from now on. */
  readonly platform_fee: number;
  /** Those that are offered, as far as the gateway has them. */
  readonly payment_methods: readonly PaymentMethod[];
  /** Minutes for which an unpaid time or agreement is held. */
  readonly hold_minutes: number;
  /** Centavos below which nothing is paid out. */
  readonly payout_minimum: number;
  /** Centavos above which a payout waits for an administrator. */
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

/** Least and most of the settings that are numbers, in their units. */
export const SETTING_LIMITS = {
  platform_fee: { min: 0, max: 100_000 },
  hold_minutes: { min: 5, max: 120 },
  payout_minimum: { min: 10_000, max: 1_000_000 },
  payout_approval_above: { min: 0, max: 100_000_000 },
} as const satisfies Record<
  Exclude<PaymentSetting, 'payment_methods'>,
  { readonly min: number; readonly max: number }
>;

/** In force until an administrator sets something else; the fee and the hold come from the environment. */
export const DEFAULT_SETTINGS = {
  payment_methods: PAYMENT_METHODS,
  payout_minimum: 50_000,
  payout_approval_above: 5_000_000,
} as const satisfies Partial<PaymentSettings>;
