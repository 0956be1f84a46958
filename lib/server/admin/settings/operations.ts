import 'server-only';
import * as z from 'zod';
import { PAYMENT_METHOD_LABELS } from '@/lib/catalogue/payment-methods';
import * as contract from '@/lib/contract/admin/settings';
import { PAYMENT_SETTINGS } from '@/lib/domain/payments/settings';
import { gateway } from '@/lib/server/adapters/payment/gateway';
import {
  changeSetting,
  defaultSettings,
  listChanges,
  paymentSettings,
} from '@/lib/server/payments/settings/service';
import { database } from '@/lib/server/platform/db/pool';
import { check, operation } from '@/lib/server/platform/pipeline/operation';
import { serializeChange, serializeSetting } from './serialize';

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
    const current = await changeSetting(actor.id, { setting: id, ...body }, now);
    return serializeSetting(id, current, defaultSettings());
  },
);
