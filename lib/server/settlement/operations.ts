import 'server-only';
import * as contract from '@/lib/contract/payments';
import { operation } from '../http/operation';
import { publicRead } from '../http/public-read';
import { meetingView } from '../meetings/service';
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
