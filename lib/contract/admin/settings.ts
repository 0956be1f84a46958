import * as z from 'zod';
import { paymentMethod } from '@/lib/contract/payments/payments';
import { COPY, FIELD_COPY } from '@/lib/contract/platform/copy';
import { endpoint } from '@/lib/contract/platform/endpoint';
import {
  amountBetween,
  between,
  id,
  instant,
  page,
  paged,
  text,
} from '@/lib/contract/platform/fields';
import {
  PAYMENT_SETTINGS,
  type PaymentSetting,
  SETTING_LIMITS,
} from '@/lib/domain/payments/settings';

const tag = 'Administration';
const path = '/api/v1/admin/settings';

const settingId = z.enum(PAYMENT_SETTINGS);
const settingValue = z.union([z.number(), z.array(paymentMethod)]);
export type SettingValue = z.output<typeof settingValue>;

const SETTING_UNITS = ['centavos', 'minutes', 'methods'] as const;
export type SettingUnit = (typeof SETTING_UNITS)[number];

export const SETTING_REASON_MAX = 1000;

export const SETTING_VALUES = {
  platform_fee: amountBetween(SETTING_LIMITS.platform_fee),
  payment_methods: z
    .array(paymentMethod, { error: COPY.validation.required })
    .min(1, FIELD_COPY.methodsNone),
  hold_minutes: between(SETTING_LIMITS.hold_minutes),
  payout_minimum: amountBetween(SETTING_LIMITS.payout_minimum),
  payout_approval_above: amountBetween(SETTING_LIMITS.payout_approval_above),
} as const satisfies Record<PaymentSetting, z.ZodType<SettingValue>>;

export const adminSetting = z
  .object({
    id: settingId,
    value: settingValue,
    default: settingValue,
    unit: z.enum(SETTING_UNITS),
    limits: z.object({ min: z.int(), max: z.int() }).nullable(),
  })
  .meta({ id: 'AdminSetting' });
export type AdminSetting = z.output<typeof adminSetting>;

export const settingChange = z
  .object({
    _id: id,
    setting: settingId,
    /** Null: it was the default until then. */
    from: settingValue.nullable(),
    to: settingValue,
    reason: z.string(),
    at: instant,
    by: z.string().nullable(),
  })
  .meta({ id: 'SettingChange' });
export type SettingChange = z.output<typeof settingChange>;

export const getAdminSettings = endpoint({
  method: 'GET',
  path,
  access: 'admin',
  tag,
  summary: 'The settings in force with their limits, and what was changed, the newest first',
  query: z.object({ page }),
  status: 200,
  response: z.object({
    settings: z.array(adminSetting),
    methods: z.array(z.object({ id: paymentMethod, label: z.string() })),
    history: paged(settingChange).extend({ total: z.int() }),
  }),
  errors: [],
});
export type AdminSettings = z.output<(typeof getAdminSettings)['response']>;

export const settingInput = z
  .object({
    value: settingValue,
    /** The value the caller saw: if another one is in force by now, the response is 409. */
    expected: settingValue,
    reason: text(SETTING_REASON_MAX),
  })
  .meta({ id: 'SettingInput' });

export const changeAdminSetting = endpoint({
  method: 'PUT',
  path: `${path}/{id}`,
  access: 'admin',
  tag,
  summary: 'Set a value for everything that begins from now on',
  params: z.object({ id: settingId }),
  body: settingInput,
  status: 200,
  response: adminSetting,
  errors: ['version_changed'],
});
