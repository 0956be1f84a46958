import 'server-only';
import { formatPeso } from '@/lib/domain/platform/money';
import type { WorkSource } from '@/lib/server/registry/work';
import { availableOf } from '../ledger/balances-service';
import { payoutBank } from './service';

/** Balance that cannot be transferred because the lawyer has no account. Three statements at most. */
export const payoutWork: WorkSource = {
  kind: 'payout',
  side: 'lawyer',
  noun: 'payouts',
  all: '/lawyer-portal/payments',
  find: async (exec, { lawyerId }, now) => {
    const { bank } = await payoutBank(exec, lawyerId);
    if (bank && bank.rails.length > 0) return { rows: [], count: 0 };
    const available = await availableOf(exec, lawyerId);
    if (available <= 0) return { rows: [], count: 0 };
    const row = {
      id: lawyerId,
      action: bank ? 'Set another bank account' : 'Set your bank account',
      about: `${formatPeso(available)} waits to be paid out`,
      since: new Date(now),
      until: null,
      href: '/lawyer-portal/profile/banking-info',
    };
    return { rows: [row], count: 1 };
  },
};
