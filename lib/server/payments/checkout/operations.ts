import 'server-only';
import { PAYMENT_METHOD_LABELS } from '@/lib/catalogue/payment-methods';
import * as contract from '@/lib/contract/payments/payments';
import { holdMinutes } from '@/lib/domain/payments/hold';
import { database } from '@/lib/server/platform/db/pool';
import { publicRead } from '@/lib/server/platform/pipeline/public-read';
import { paymentSettings } from '../settings/service';
import { offeredMethods } from './service';

export const listPaymentMethods = publicRead(
  contract.listPaymentMethods,
  async ({ actor, now }) => {
    const settings = await paymentSettings(database());
    const { platform_fee, hold_minutes } = settings;
    const minutes = actor ? holdMinutes(hold_minutes, actor.accountSince, now) : hold_minutes;
    return {
      methods: offeredMethods(settings).map((id) => ({ id, ...PAYMENT_METHOD_LABELS[id] })),
      platform_fee,
      hold_minutes: Math.round(minutes),
    };
  },
);
