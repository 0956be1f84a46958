import 'server-only';
import { sql } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { prepared } from '@/lib/server/platform/db/prepared';
import { googleTimes, importedTimes } from '@/lib/server/schema/calendars';

const lawyerId = sql.placeholder('lawyerId');
const from = sql`${sql.placeholder('from')}::timestamptz`;

const spansOf = (table: typeof googleTimes | typeof importedTimes) =>
  sql`(select coalesce(range_agg(tstzrange(starts_at, ends_at)), '{}') as spans from ${table}
    where lawyer_id = ${lawyerId} and ends_at > ${from})`;

const busy = prepared((exec) =>
  exec
    .select({
      source: sql<'google' | 'import'>`source`,
      start: sql<Date>`lower(span)`.mapWith(googleTimes.startsAt),
      end: sql<Date>`upper(span)`.mapWith(googleTimes.endsAt),
    })
    .from(
      sql`(select 'google' as source, unnest(g.spans) as span from ${spansOf(googleTimes)} g
        union all select 'import', unnest(i.spans - g.spans)
        from ${spansOf(importedTimes)} i, ${spansOf(googleTimes)} g) as busy`,
    )
    .orderBy(sql`lower(span)`),
);

/**
 * Finds the busy times of a lawyer's calendars elsewhere that end after an instant, each stretch once: what an import
 * has in common with Google Calendar is Google's.
 */
export function findBusy(exec: Executor, lawyerId: string, from: Date) {
  return busy(exec, { lawyerId, from });
}
