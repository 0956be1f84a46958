import 'server-only';
import { sql } from 'drizzle-orm';
import { refundAccountsIn } from '@/lib/server/payments/refunds/accounts-service';
import { amongIds } from '@/lib/server/platform/db/prepared';
import type { Query } from '@/lib/server/platform/db/queries';

// Service

/**
 * The refund of each of these agreements that needs an account from the client, else one that is paid soon. One
 * statement.
 */
export const refundAccountsOfItems = refundAccountsIn(payables());

// Store

function payables(): Query {
  return sql`
    select 'milestone' as type, m.id, m.work_item_id as whole
    from work_item_milestones m where ${amongIds(sql`m.work_item_id`, 'ids')}
    union all
    select 'service_purchase', p.id, p.work_item_id
    from work_item_purchases p where ${amongIds(sql`p.work_item_id`, 'ids')}`;
}
