import * as z from 'zod';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { centavos, filterDay, id, instant, page, paged } from '@/lib/contract/platform/fields';
import { LEDGER_ACCOUNTS, LEDGER_KINDS, LEDGER_SOURCES } from '@/lib/domain/payments/ledger';

const ledgerEntry = z
  .object({
    _id: id,
    kind: z.enum(LEDGER_KINDS),
    at: instant,
    source: z.object({
      type: z.enum(LEDGER_SOURCES),
      reference: z.string(),
      /** For a refund: its payment. */
      payment: z.string().nullable(),
    }),
    postings: z.array(z.object({ account: z.enum(LEDGER_ACCOUNTS), amount: centavos })),
  })
  .meta({ id: 'LedgerEntry' });
export type LedgerEntry = z.output<typeof ledgerEntry>;

export const ledger = paged(ledgerEntry)
  .extend({
    /** Balances of all entries ever booked, whatever the filter. */
    accounts: z.array(z.object({ account: z.enum(LEDGER_ACCOUNTS), balance: centavos })),
    sum: centavos,
  })
  .meta({ id: 'Ledger' });
export type Ledger = z.output<typeof ledger>;

export const getLedger = endpoint({
  method: 'GET',
  path: '/api/v1/admin/ledger',
  access: 'admin',
  tag: 'Administration',
  summary: 'Balances of the ledger’s accounts, and its entries, the latest first',
  query: z.object({ kind: z.enum(LEDGER_KINDS).optional(), day: filterDay.optional(), page }),
  status: 200,
  response: ledger,
  errors: [],
});
