import 'server-only';
import { DAY_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import { env } from '@/lib/env';
import { gateway } from '@/lib/server/adapters/payment/gateway';
import type { Executor } from '@/lib/server/platform/db/pool';
import * as store from './webhook-health-store';

/** A gateway without any event for so long is silent, if it was paid at. */
const SILENT_MS = DAY_MS;
/** The event of a payment is on its way for some minutes at most. */
const ON_ITS_WAY_MS = 10 * MINUTE_MS;

/**
 * Where the gateway sends its events, when the last came, and how many payments were made since they stopped: those were
 * found by asking. One statement.
 */
export async function webhookHealth(exec: Executor, now: number) {
  const { name } = gateway();
  const [from, until] = [new Date(now - SILENT_MS), new Date(now - ON_ITS_WAY_MS)];
  const { lastAt, paid } = await store.findSigns(exec, name, from, until);
  return {
    gateway: name,
    url: `${env.SITE_URL}/api/v1/payments/webhooks/${name}`,
    lastAt,
    missed: lastAt && lastAt >= from ? 0 : paid,
  };
}
