import type { AdminSettings, SettingUnit, SettingValue } from '@/lib/contract/admin/settings';
import type { PaymentSetting } from '@/lib/domain/payments/settings';
import { formatPeso } from '@/lib/domain/platform/money';

interface SettingText {
  readonly title: string;
  readonly meaning: string;
  /** Effect of another value, and what stays unchanged. */
  readonly effect: string;
  readonly field: string;
}

export const SETTING_COPY: Readonly<Record<PaymentSetting, SettingText>> = {
  platform_fee: {
    title: 'Platform fee',
    meaning: 'Clients pay it on top of the lawyer’s fee, on its own line, with every payment.',
    effect:
      'It shows on every profile at once and applies to new bookings and agreements. Meetings already held or booked, and agreements already written, keep theirs.',
    field: 'Fee in pesos',
  },
  payment_methods: {
    title: 'Payment methods',
    meaning: 'What clients can pay with, if the gateway has it and accepts the amount.',
    effect:
      'It applies to payments started from then on. Anyone already on the gateway’s page pays the way they chose.',
    field: 'Methods',
  },
  hold_minutes: {
    title: 'Hold',
    meaning:
      'How long a time or an agreement waits for its payment. At most 15 minutes: times of clients who have never paid, and agreements of accounts less than 24 hours old. Clients who often let times lapse have 5.',
    effect:
      'It applies to payments started from then on. Those already waiting keep their deadline.',
    field: 'Minutes',
  },
  payout_minimum: {
    title: 'Least payout',
    meaning: 'A lawyer who has earned less waits for the next week.',
    effect: 'It applies from the next payout on.',
    field: 'Amount in pesos',
  },
  payout_approval_above: {
    title: 'Payouts to approve',
    meaning: 'A payout above this amount waits until an administrator approves it.',
    effect: 'It applies from the next payout on. Payouts already waiting keep waiting.',
    field: 'Amount in pesos',
  },
};

/** Formats a value: `₱50`, `30 minutes`, `GCash, Card`. */
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
