import 'server-only';
import * as contract from '@/lib/contract/admin/refunds';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { serializeAdminRefund } from './serialize';
import * as service from './service';

export const listAdminRefunds = operation(contract.listAdminRefunds, async ({ query }) => {
  const { rows, hasMore } = await service.refundsOf(query.group, query.page);
  return { results: rows.map(serializeAdminRefund), hasMore, page: query.page };
});

export const getAdminRefundAccount = operation(
  contract.getAdminRefundAccount,
  async ({ actor, params, now }) => {
    const account = await service.viewAccount(actor, params.id, now);
    const { bankId, accountName, accountNumber } = account;
    return { bank_id: bankId, account_name: accountName, account_number: accountNumber };
  },
);

export const retryAdminRefund = operation(
  contract.retryAdminRefund,
  async ({ actor, params, now }) =>
    serializeAdminRefund(await service.retry(actor, params.id, now)),
);

export const makeRefundManual = operation(
  contract.makeRefundManual,
  async ({ actor, params, now }) =>
    serializeAdminRefund(await service.makeManual(actor, params.id, now)),
);

export const recordPaidRefund = operation(
  contract.recordPaidRefund,
  async ({ actor, params, body, now }) =>
    serializeAdminRefund(await service.recordPaid(actor, params.id, body, now)),
);
