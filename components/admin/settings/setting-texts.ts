import type { AdminSettings, SettingUnit, SettingValue } from '@/lib/contract/admin/settings';
import type { PaymentSetting } from '@/lib/domain/payments/settings';
import { formatPeso } from '@/lib/domain/platform/money';

interface SettingText {
  readonly title: string;
  /** What it is. */
  readonly meaning: string;
  /** What another value changes, and what it leaves. */
  readonly effect: string;
  /** Of the field. */
  readonly field: string;
}

export const SETTING_TEXTS: Readonly<Record<PaymentSetting, SettingText>> = {
  platform_fee: {
    title: 'Platform fee',
    meaning: 'Clients pay it beside the lawyer’s fee, as a line of its own, with every payment.',
    effect:
      'It stands on every profile at once and holds for bookings and agreements that are made from then on. A meeting that is held or booked, and an agreement that was written, keep theirs.',
    field: 'Fee in pesos',
  },
  payment_methods: {
    title: 'Payment methods',
    meaning: 'What clients can pay with, as far as the gateway has it and takes the amount.',
    effect:
      'It holds for payments that are begun from then on. Whoever is on the gateway’s page already pays as they chose.',
    field: 'Methods',
  },
  hold_minutes: {
    title: 'Hold',
    meaning:
      'How long a time or an agreement waits for its payment. Accounts of the last 24 hours have 15 minutes at most.',
    effect: 'It holds for payments that are begun from then on; those that wait keep their end.',
    field: 'Minutes',
  },
  payout_minimum: {
    title: 'Least payout',
    meaning: 'A lawyer who has earned less waits for the next week.',
    effect: 'It holds from the next payout on.',
    field: 'Amount in pesos',
  },
  payout_approval_above: {
    title: 'Payouts to approve',
    meaning: 'A payout above this amount waits until an administrator approves it.',
    effect: 'It holds from the next payout on; those that wait go on waiting.',
    field: 'Amount in pesos',
  },
};

/** A value as the page writes it: `₱50`, `30 minutes`, `GCash, Card`. */
export function settingText(
  value: SettingValue,
  unit: SettingUnit,
  methods: AdminSettings['methods'],
): string {
  if (typeof value === 'number')
    return unit === 'centavos'
      ? formatPeso(value)
      : `${value} ${value === 1 ? 'minute' : 'minutes'}`;
  const labels = methods.filter(({ id }) => value.includes(id)).map(({ label }) => label);
  return labels.length > 0 ? labels.join(', ') : 'None that the gateway has';
}
