import 'server-only';
import { sql } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';

/** Sums of the postings of one row and kind in some accounts, and the number (`n`) of their entries. */
const booked = sql`booked as (
  select e.kind, e.source_id, count(distinct e.id) as n,
    sum(l.amount) filter (where l.account in ('gateway', 'gateway_fees')) as moved,
    sum(l.amount) filter (where l.account = 'lawyer_payable') as payable,
    sum(l.amount) filter (where l.account = 'client_funds') as held,
    sum(l.amount) filter (where l.account = 'withheld') as withheld
  from ledger_entries e join ledger_postings l on l.entry_id = e.id group by e.kind, e.source_id)`;

interface Counts extends Record<string, unknown> {
  books: string;
  entries: number;
  payments: number;
  refunds: number;
  payouts: number;
  returns: number;
  sourceless: number;
  withholdings: number;
  held: number;
  overpaid: string;
}

/**
 * Counts entries and rows that disagree, and the centavos by which the books do not sum to 0 or lawyers were
 * overpaid. The rules are those of lib/domain/payments/ledger.ts: an amount of 0 is not booked, a refund takes the
 * lawyer's fee first.
 */
export async function countDifferences(exec: Executor): Promise<Counts> {
  const { rows } = await exec.execute<Counts>(sql`with ${booked},
    back as (select payment_id, sum(amount) as amount from refunds where status = 'SUCCEEDED' group by payment_id),
    money as (
      select p.id, p.received, coalesce(back.amount, 0) as refunded,
        case when p.received = p.total then p.price else p.received end as fee
      from payments p left join back on back.payment_id = p.id where p.received is not null),
    of_payments as (
      select coalesce(r.payment_id, b.source_id) as payment_id, sum(b.held) as held,
        bool_or(b.kind = 'release') as released
      from booked b left join refunds r on b.kind = 'refund' and r.id = b.source_id
      where b.kind in ('payment', 'refund', 'release') group by 1)
    select
      (select coalesce(sum(amount), 0)::text from ledger_postings) as books,
      (select count(*)::int from (
        select from ledger_postings group by entry_id having sum(amount) <> 0) e) as entries,
      (select count(*)::int from money m left join booked b on b.kind = 'payment' and b.source_id = m.id
        where coalesce(b.moved, 0) <> m.received or coalesce(b.n, 1) <> 1) as payments,
      (select count(*)::int from refunds r left join booked b on b.kind = 'refund' and b.source_id = r.id
        where coalesce(-b.moved, 0) <> case r.status when 'SUCCEEDED' then r.amount else 0 end
          or coalesce(b.n, 1) <> 1) as refunds,
      (select count(*)::int from payouts p left join booked b on b.kind = 'payout' and b.source_id = p.id
        where coalesce(b.payable, 0) <> p.amount or coalesce(b.n, 1) <> 1) as payouts,
      (select count(*)::int from payouts p left join booked b on b.kind = 'return' and b.source_id = p.id
        where coalesce(-b.payable, 0) <> case when p.ended_at is null then 0 else p.amount end
          or coalesce(b.n, 1) <> 1) as returns,
      (select count(*)::int from booked b where not exists (
        select from payments where id = b.source_id and b.kind in ('payment', 'release')
        union all select from refunds where id = b.source_id and b.kind = 'refund'
        union all select from payouts where id = b.source_id and b.kind in ('payout', 'return')
        union all select from tax_corrections where id = b.source_id and b.kind = 'correction')) as sourceless,
      (select count(*)::int from tax_withholdings w left join booked b on b.kind = 'release' and b.source_id = w.payment_id
        where coalesce(-b.withheld, 0) <> w.withheld or coalesce(b.held, 0) <> w.remitted)
      + (select count(*)::int from tax_corrections c left join booked b on b.kind = 'correction' and b.source_id = c.id
        where coalesce(b.withheld, 0) <> c.withheld)
      + (select count(*)::int from booked b where b.kind = 'release' and coalesce(b.withheld, 0) <> 0
        and not exists (select from tax_withholdings w where w.payment_id = b.source_id)) as withholdings,
      (select count(*)::int from money m left join of_payments o on o.payment_id = m.id
        where coalesce(-o.held, 0) <>
          case when o.released then 0 else m.fee - least(m.fee, m.refunded) end) as held,
      (select greatest(coalesce(sum(amount), 0), 0)::text from ledger_postings
        where account = 'lawyer_payable') as overpaid`);
  const [row] = rows;
  if (!row) throw new Error('a sum has one row');
  return row;
}
