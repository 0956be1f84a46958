import 'server-only';
import { env } from '@/lib/env';
import { requireReleased } from '@/lib/server/platform/installation/hold-service';
import { localGateway } from './local-gateway';
import { paymongoGateway } from './paymongo/gateway';
import type { PaymentGateway } from './port';
import { withTimeLimit } from './time-limit';

/** Milliseconds for a response: a page waits for some calls, a worker for all others. */
const ANSWER_MS = 10_000;
const LOCAL = unlessHeld(withTimeLimit(localGateway, ANSWER_MS));

export function gateway(): PaymentGateway {
  const found = gatewayNamed(env.PAYMENT_GATEWAY);
  if (!found) throw new Error(`no payment gateway named ${env.PAYMENT_GATEWAY}`);
  return found;
}

export function gatewayOf(payment: { gateway: string }): PaymentGateway {
  const found = gatewayNamed(payment.gateway);
  if (!found) throw new Error(`no gateway named ${payment.gateway}`);
  return found;
}

/** Returns the gateway of a webhook path or an older payment; undefined for an unknown name. */
export function gatewayNamed(name: string): PaymentGateway | undefined {
  if (name === 'local') return env.APP_ENV === 'local' ? LOCAL : undefined;
  return name === 'paymongo' ? paymongo() : undefined;
}

let connected: PaymentGateway | undefined;

/** Returns PayMongo when its key is configured, also for earlier payments while new ones use another gateway. */
function paymongo(): PaymentGateway | undefined {
  if (!env.PAYMONGO_SECRET_KEY) return undefined;
  if (connected) return connected;
  const real = paymongoGateway({
    api: env.PAYMONGO_API,
    key: env.PAYMONGO_SECRET_KEY,
    webhookSecret: env.PAYMENT_WEBHOOK_SECRET,
    toleranceSeconds: env.PAYMENT_WEBHOOK_TOLERANCE,
  });
  connected = unlessHeld(withTimeLimit(real, ANSWER_MS));
  return connected;
}

/**
 * Restricts the gateway of a held installation to reading. Calls that would change something throw the AppError of
 * `requireReleased`.
 */
function unlessHeld(real: PaymentGateway): PaymentGateway {
  const guarded =
    <A extends unknown[], R>(call: (...args: A) => Promise<R>) =>
    async (...args: A) => {
      await requireReleased();
      return call(...args);
    };
  return {
    ...real,
    create: guarded(real.create),
    expire: guarded(real.expire),
    refund: guarded(real.refund),
    transfer: guarded(real.transfer),
  };
}
