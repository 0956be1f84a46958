import 'server-only';
import * as contract from '@/lib/contract/payments/payments';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { receiveWebhook } from './deliveries-service';

export const paymentWebhook = operation(
  contract.paymentWebhook,
  async ({ params, body, header, address, now }) => {
    await receiveWebhook(params.id, body, header('paymongo-signature'), address, now);
    return { received: true as const };
  },
);
