import 'server-only';
import * as contract from '@/lib/contract/payments/payments';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import * as service from './other-methods-service';

export const payAnotherWay = operation(
  contract.payAnotherWay,
  async ({ actor, body, now }) => ({
    checkout_url: await service.payAnotherWay(actor.id, body, now),
  }),
  { before: ({ actor }) => consumeRateLimit('payment_methods_account', actor.id) },
);
