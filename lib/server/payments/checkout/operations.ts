import 'server-only';
import { PAYMENT_METHOD_LABELS } from '@/lib/catalogue/payment-methods';
import * as contract from '@/lib/contract/payments/payments';
import { database } from '@/lib/server/platform/db/pool';
import { rateLimitedRead } from '@/lib/server/platform/pipeline/rate-limited-read';
import { payableOf } from '@/lib/server/registry/registry';
import { paymentSettings } from '../settings/settings';
import { offeredMethods } from './service';

export const listPaymentMethods = rateLimitedRead(
  contract.listPaymentMethods,
  async ({ actor, now }) => {
    const settings = await paymentSettings(database());
    const { platform_fee, hold_minutes } = settings;
    const { holdMinutes } = payableOf('meeting');
    const minutes =
      actor && holdMinutes
        ? await holdMinutes(database(), actor.id, hold_minutes, now)
        : hold_minutes;
    return {
      methods: offeredMethods(settings).map((id) => ({ id, ...PAYMENT_METHOD_LABELS[id] })),
      platform_fee,
      hold_minutes: Math.round(minutes),
    };
  },
);
