import 'server-only';
import * as contract from '@/lib/contract/payments/payments';
import { rateLimitedRead } from '@/lib/server/platform/pipeline/rate-limited-read';
import { serializeCheckout } from './serialize';
import * as service from './service';

export const getCheckout = rateLimitedRead(contract.getCheckout, async ({ actor, query, now }) => {
  const view = await service.checkoutOf(query.ref, now);
  return serializeCheckout(view, actor?.id === view.payable.clientId, now);
});
