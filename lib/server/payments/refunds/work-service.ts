import 'server-only';
import type { PayableType } from '@/lib/domain/payments/payment';
import { formatPeso } from '@/lib/domain/platform/money';
import type { Executor } from '@/lib/server/platform/db/pool';
import type { PayableTitle } from '@/lib/server/registry/payable';
import { registeredPayables } from '@/lib/server/registry/registry';
import { foundOf, type WorkSource } from '@/lib/server/registry/work';
import { paidForBy } from './accounts-service';
import * as store from './accounts-store';

/** Refunds that wait for the client to name an account. One statement, and one for each kind of payable. */
export const refundAccountWork: WorkSource = {
  kind: 'refund_account',
  side: 'client',
  noun: 'refunds that need an account',
  all: '/customer-portal',
  find: async (exec, { userId }) => {
    const rows = await store.listAccountless(exec, paidForBy(exec, userId));
    const titles = await titlesOf(exec, rows);
    return foundOf(rows, ({ refundId, amount, askedAt, payableId }) => {
      const title = titles.get(payableId);
      return {
        id: refundId,
        action: `Tell us where to send ${formatPeso(amount)}`,
        about: title?.title ?? '',
        since: askedAt,
        until: null,
        href: title?.clientPath ?? '/customer-portal',
      };
    });
  },
};

async function titlesOf(
  exec: Executor,
  rows: readonly { payableType: PayableType; payableId: string }[],
): Promise<ReadonlyMap<string, PayableTitle>> {
  const found = await Promise.all(
    registeredPayables().map(({ type, titles }) => {
      const ofType = rows.filter(({ payableType }) => payableType === type);
      return titles(exec, [...new Set(ofType.map(({ payableId }) => payableId))]);
    }),
  );
  return new Map(found.flat().map((title) => [title.id, title]));
}
