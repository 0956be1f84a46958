import type { Query } from './due-meetings.ts';

const PRICE = 100_000;

/** Completes meetings that were paid by GCash, with the line in the ledger that their money arrived. Answers their ids. */
export async function paidMeetings(query: Query, ids: string[]) {
  await query(
    `update meetings set status = 'COMPLETED', free = false, price = $2 where id = any($1)`,
    [ids, PRICE],
  );
  await query(
    `with p as (
      insert into payments (ref, payable_type, payable_id, gateway, method, status, total, price, platform_fee,
        received, session_id, gateway_payment_id, paid_at)
      select gen_random_uuid(), 'meeting', id, 'local', 'gcash', 'PAID', $2, $2, 0, $2, 'cs_' || gen_random_uuid(),
        'pay_' || gen_random_uuid(), now() - interval '5 days'
      from unnest($1::uuid[]) id returning id),
    e as (insert into ledger_entries (kind, source_type, source_id) select 'payment', 'payment', id from p returning id)
    insert into ledger_postings (entry_id, account, amount)
      select id, 'gateway', $2::int from e union all select id, 'client_funds', -$2::int from e`,
    [ids, PRICE],
  );
  return ids;
}
