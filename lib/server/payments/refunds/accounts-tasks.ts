import 'server-only';
import type { Cron } from '@/lib/server/platform/queue/tasks';
import { purgeAccounts, remindOfAccounts } from './accounts-service';

export const cron: Cron = {
  remind_of_refund_accounts: { every: 'day', group: 'other', run: remindOfAccounts },
  purge_refund_accounts: { every: 'day', group: 'other', run: purgeAccounts },
};
