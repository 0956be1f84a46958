import 'server-only';
import * as z from 'zod';
import { PAYMENT_METHOD_LABELS } from '@/lib/catalogue/payment-methods';
import type { AdminSetting, SettingChange, SettingUnit } from '@/lib/contract/admin/settings';
import * as contract from '@/lib/contract/admin/settings';
import { fullName } from '@/lib/domain/accounts/full-name';
import {
  PAYMENT_SETTINGS,
  type PaymentSetting,
  type PaymentSettings,
  SETTING_LIMITS,
} from '@/lib/domain/payments/settings';
import { isoInstant } from '@/lib/domain/platform/time';
import { gateway } from '@/lib/server/adapters/payment/gateway';
import { requireInvoiceable } from '@/lib/server/payments/fee-invoices/pack-service';
import {
  changeSetting,
  defaultSettings,
  listChanges,
  paymentSettings,
  type SettingChangeRow,
} from '@/lib/server/payments/settings/settings';
import { database } from '@/lib/server/platform/db/pool';
import { check, operation } from '@/lib/server/platform/pipeline/operation';
import type { Feature } from '@/lib/server/registry/feature';

// Operations

const UNITS: Record<PaymentSetting, SettingUnit> = {
  platform_fee: 'centavos',
  payment_methods: 'methods',
  hold_minutes: 'minutes',
  payout_minimum: 'centavos',
  payout_approval_above: 'centavos',
};

export const getAdminSettings = operation(contract.getAdminSettings, async ({ query }) => {
  const current = await paymentSettings(database());
  const { rows, hasMore, total } = await listChanges(database(), query.page);
  return {
    settings: PAYMENT_SETTINGS.map((id) => serializeSetting(id, current, defaultSettings())),
    methods: gateway().methods.map((id) => ({ id, label: PAYMENT_METHOD_LABELS[id].label })),
    history: { results: rows.map(serializeChange), hasMore, page: query.page, total },
  };
});

export const changeAdminSetting = operation(
  contract.changeAdminSetting,
  async ({ actor, params: { id }, body, now }) => {
    const value = z.object({ value: contract.SETTING_VALUES[id] });
    check(value, { value: body.value });
    if (id === 'platform_fee')
      await requireInvoiceable(database(), { fee: Number(body.value) }, now);
    const current = await changeSetting(actor.id, { setting: id, ...body }, now);
    return serializeSetting(id, current, defaultSettings());
  },
);

function serializeSetting(
  id: PaymentSetting,
  current: PaymentSettings,
  defaults: PaymentSettings,
): AdminSetting {
  return {
    id,
    unit: UNITS[id],
    value: plainValue(current[id]),
    default: plainValue(defaults[id]),
    limits: id === 'payment_methods' ? null : SETTING_LIMITS[id],
  };
}

function serializeChange(row: SettingChangeRow): SettingChange {
  const { id, setting, from, to, reason, at, firstName, lastName } = row;
  return {
    _id: String(id),
    setting,
    reason,
    from: from === null ? null : plainValue(from),
    to: plainValue(to),
    at: isoInstant(at.getTime()),
    by: firstName === null ? null : fullName({ firstName, lastName: lastName ?? '' }),
  };
}

function plainValue(value: PaymentSettings[PaymentSetting]): AdminSetting['value'] {
  return typeof value === 'number' ? value : [...value];
}

// Feature

export const settings = {
  operations: [getAdminSettings, changeAdminSetting],
} as const satisfies Pick<Feature, 'operations'>;
