import 'server-only';
import { sql } from 'drizzle-orm';
import {
  ANSWER_CASES,
  ANSWER_DAYS,
  MAX_ANSWER_MINUTES,
  UNANSWERED_MINUTES,
} from '@/lib/domain/lawyers/figures';
import { DAY_MS, isoInstant, MINUTE_MS } from '@/lib/domain/platform/time';
import { database, type Executor } from '@/lib/server/platform/db/pool';

// Service

/**
 * Daily job: computes the figures of each lawyer from the meetings. One statement.
 * A first meeting is that of a client who came to a consultation, whichever it was. An answer is the lawyer's first
 * message after the client's first about a meeting; an unanswered client message less than a week old does not count.
 */
export function countFigures(now: number): Promise<void> {
  return storeFigures(database(), {
    since: isoInstant(now - ANSWER_DAYS * DAY_MS),
    settled: isoInstant(now - UNANSWERED_MINUTES * MINUTE_MS),
  });
}

// Store

interface Times {
  /** Instants from which messages count, and until which unanswered ones do; ISO 8601. */
  readonly since: string;
  readonly settled: string;
}

async function storeFigures(exec: Executor, { since, settled }: Times): Promise<void> {
  await exec.execute(sql`
    with held as (
      select lawyer_id, count(distinct client_id)::int as first_meetings from meetings
      where status = 'COMPLETED' and kind = 'CONSULTATION' and not client_absent
      group by lawyer_id
    ), asked as (
      select m.id, m.lawyer_id, l.user_id, min(c.created_at) as at
      from comments c join meetings m on m.id = c.meeting_id and m.client_id = c.author_id
      join lawyers l on l.id = m.lawyer_id
      where c.created_at >= ${since} group by m.id, m.lawyer_id, l.user_id
    ), answered as (
      select a.lawyer_id, a.at, (select min(c.created_at) from comments c
        where c.meeting_id = a.id and c.author_id = a.user_id and c.created_at > a.at) as answered_at
      from asked a
    ), answers as (
      select lawyer_id, count(*) as cases, percentile_cont(0.5) within group (order by
          least(coalesce(extract(epoch from answered_at - at) / 60, ${UNANSWERED_MINUTES}), ${UNANSWERED_MINUTES})) as minutes
      from answered where answered_at is not null or at < ${settled}
      group by lawyer_id
    )
    insert into lawyer_figures (lawyer_id, first_meetings, answer_minutes)
    select lawyer_id, coalesce(h.first_meetings, 0),
      case when a.cases >= ${ANSWER_CASES} and a.minutes <= ${MAX_ANSWER_MINUTES} then ceil(a.minutes)::int end
    from held h full join answers a using (lawyer_id)
    on conflict (lawyer_id) do update
      set first_meetings = excluded.first_meetings, answer_minutes = excluded.answer_minutes
      where (lawyer_figures.first_meetings, lawyer_figures.answer_minutes)
        is distinct from (excluded.first_meetings, excluded.answer_minutes)`);
}
