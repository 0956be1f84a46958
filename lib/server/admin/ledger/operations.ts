import 'server-only';
import * as contract from '@/lib/contract/admin/ledger';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { serializeLedger } from './serialize';
import { ledgerOf } from './service';

export const getLedger = operation(contract.getLedger, async ({ query }) =>
  serializeLedger(await ledgerOf(query)),
);
