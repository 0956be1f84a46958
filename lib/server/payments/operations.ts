import 'server-only';
import { PAYMENT_METHOD_LABELS } from '@/lib/catalogue/payment-methods';
import * as contract from '@/lib/contract/payments';
import { env } from '@/lib/env';
import { gateway } from '../adapters/payment/gateway';
import { operation } from '../http/operation';
import { meetingView } from '../meetings/service';
import { serializeCheckout } from './serialize';
import * as service from './service';

export const listPaymentMethods = operation(contract.listPaymentMethods, async () => ({
  methods: gateway().methods.map((id) => ({ id, ...PAYMENT_METHOD_LABELS[id] })),
  platform_fee: env.PLATFORM_FEE,
  hold_minutes: Math.round(env.HOLD_MINUTES),
}));

export const getCheckout = operation(contract.getCheckout, async ({ actor, query, now }) => {
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
