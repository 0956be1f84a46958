import 'server-only';
import { sql } from 'drizzle-orm';
import { refundAccountsIn } from '@/lib/server/payments/refunds/accounts-service';
import { amongIds } from '@/lib/server/platform/db/prepared';
import type { Query } from '@/lib/server/platform/db/queries';

// Service

/**
 * Of these agreements, by their ids, the refund that the client has to name an account for, else one that is paid soon. One
 * statement.
 */
export const refundAccountsOfItems = refundAccountsIn(payables());

// Store

/** What is paid for of the agreements that are asked for. */
function payables(): Query {
  return sql`
    select 'milestone' as type, m.id, m.work_item_id as whole
    from work_item_milestones m where ${amongIds(sql`m.work_item_id`, 'ids')}
    union all
    select 'service_purchase', p.id, p.work_item_id
    from work_item_purchases p where ${amongIds(sql`p.work_item_id`, 'ids')}`;
}
