import 'server-only';
import * as contract from '@/lib/contract/payments/payments';
import { meetingView } from '@/lib/server/meetings/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { publicRead } from '@/lib/server/platform/pipeline/public-read';
import { serializeCheckout } from './serialize';
import * as service from './service';

export const getCheckout = publicRead(contract.getCheckout, async ({ actor, query, now }) => {
  const payment = await service.paymentOf(query.ref, now);
  const view = await meetingView(payment.meetingId);
  return serializeCheckout(payment, view, actor?.id === view.client.id, now);
});

export const paymentWebhook = operation(
  contract.paymentWebhook,
  async ({ params, body, header, now }) => {
    await service.receiveWebhook(params.id, body, header('paymongo-signature'), now);
    return { received: true as const };
  },
);
