import 'server-only';
import * as contract from '@/lib/contract/payments/refund-accounts';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { serializeRefundAccount } from './accounts-serialize';
import * as service from './accounts-service';

export const getRefundAccount = operation(contract.getRefundAccount, async ({ actor, params }) =>
  serializeRefundAccount(await service.askedRefund(actor, params.id)),
);

export const setRefundAccount = operation(
  contract.setRefundAccount,
  async ({ actor, params, body, now }) =>
    serializeRefundAccount(await service.giveAccount(actor, params.id, body, now)),
);
