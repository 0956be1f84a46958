import 'server-only';
import type { AdminSetting, SettingChange, SettingUnit } from '@/lib/contract/admin/settings';
import {
  type PaymentSetting,
  type PaymentSettings,
  SETTING_LIMITS,
} from '@/lib/domain/payments/settings';
import { isoInstant } from '@/lib/domain/platform/time';
import type { SettingChangeRow } from '@/lib/server/payments/settings/service';

const UNITS: Record<PaymentSetting, SettingUnit> = {
  platform_fee: 'centavos',
  payment_methods: 'methods',
  hold_minutes: 'minutes',
  payout_minimum: 'centavos',
  payout_approval_above: 'centavos',
};

export function serializeSetting(
  id: PaymentSetting,
  current: PaymentSettings,
  defaults: PaymentSettings,
): AdminSetting {
  return {
    ...{ id, unit: UNITS[id] },
    ...{ value: plainValue(current[id]), default: plainValue(defaults[id]) },
    limits: id === 'payment_methods' ? null : SETTING_LIMITS[id],
  };
}

export function serializeChange(row: SettingChangeRow): SettingChange {
  const { id, setting, from, to, reason, at, firstName, lastName } = row;
  return {
    ...{ _id: String(id), setting, reason },
    ...{ from: from === null ? null : plainValue(from), to: plainValue(to) },
    at: isoInstant(at.getTime()),
    by: firstName === null ? null : `${firstName} ${lastName}`,
  };
}

function plainValue(value: PaymentSettings[PaymentSetting]): AdminSetting['value'] {
  return typeof value === 'number' ? value : [...value];
}
