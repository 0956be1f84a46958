import 'server-only';
import { DEFAULT_SETTINGS, type PaymentSettings } from '@/lib/domain/payments/settings';
import { env } from '@/lib/env';
import type { Executor } from '@/lib/server/platform/db/pool';
import * as store from './store';

/** The settings in force: what administrators set last, else those of the environment. One statement. */
export async function paymentSettings(exec: Executor): Promise<PaymentSettings> {
  const changed = await store.listNewest(exec);
  return {
    ...{ ...DEFAULT_SETTINGS, platform_fee: env.PLATFORM_FEE, hold_minutes: env.HOLD_MINUTES },
    ...Object.fromEntries(changed.map(({ setting, value }) => [setting, value])),
  };
}
