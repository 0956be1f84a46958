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
      /** What a gateway or a person knows it by. */
      reference: z.string(),
      /** Of a refund: the payment it is of. */
      payment: z.string().nullable(),
    }),
    /** They sum to 0. */
    postings: z.array(z.object({ account: z.enum(LEDGER_ACCOUNTS), amount: centavos })),
  })
  .meta({ id: 'LedgerEntry' });
export type LedgerEntry = z.output<typeof ledgerEntry>;

export const ledger = paged(ledgerEntry)
  .extend({
    /** Of everything that was ever booked, whatever the filter. */
    accounts: z.array(z.object({ account: z.enum(LEDGER_ACCOUNTS), balance: centavos })),
    /** Of all accounts: 0, unless something is wrong. */
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
