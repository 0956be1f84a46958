import 'server-only';
import { sql } from 'drizzle-orm';
import type { CallFacts, CallRole } from '@/lib/domain/meetings/calls';
import type { Executor } from '@/lib/server/platform/db/pool';
import type { Query } from '@/lib/server/platform/db/queries';
import type { callEvents } from '@/lib/server/schema/calls';

type EventRow = typeof callEvents.$inferSelect;
export type CallEvent = Pick<EventRow, 'id' | 'fromRole' | 'fromSid' | 'toSid' | 'kind' | 'data'>;

export interface Present {
  readonly role: CallRole;
  readonly participantId: string;
  readonly sid: string;
}

export interface Asker {
  readonly meetingId: string;
  readonly participantId: string;
  /** Null for a page that only sees who is present. */
  readonly sid: string | null;
  readonly cursor: number | null;
}

export interface CallEvents {
  readonly place: number;
  readonly status: CallFacts['status'];
  readonly type: CallFacts['type'];
  /** Epoch ms. */
  readonly start: number;
  readonly end: number;
  readonly present: readonly Present[];
  readonly guest: { readonly id: string; readonly displayName: string } | null;
  readonly associate: {
    readonly id: string;
    readonly displayName: string;
    readonly picture: string | null;
  } | null;
  /** State of the reader's page: null before it joined. `lapsed`: it was not seen for too long. */
  readonly callState: 'in' | 'left' | 'lapsed' | null;
  readonly lastId: number;
  readonly passed: number;
  readonly events: readonly CallEvent[];
}

/** Finds news for each reader, and who is in its call. One statement. */
export async function findEvents(
  exec: Executor,
  askers: readonly Asker[],
  limit: number,
  stale: Date,
  admitted: Query,
): Promise<CallEvents[]> {
  const column = (name: keyof Asker) => sql.param(askers.map((one) => one[name]));
  const { rows } = await exec.execute<Omit<CallEvents, 'lastId'> & { lastId: string }>(sql`
    with reader as (
      select * from unnest(${column('meetingId')}::uuid[], ${column('participantId')}::uuid[], ${column('sid')}::uuid[],
        ${column('cursor')}::bigint[]) with ordinality as reader (meeting_id, participant_id, sid, since, place)
    ), call as (
      select meeting.id, meeting.status, meeting.type,
        floor(extract(epoch from meeting.starts_at) * 1000)::float8 as start,
        floor(extract(epoch from meeting.ends_at) * 1000)::float8 as "end",
        coalesce(counter.last_id, 0) as last_id,
        (
          select coalesce(json_agg(json_build_object('role', presence.role, 'participantId', presence.participant_id,
            'sid', presence.sid) order by presence.role), '[]')
          from call_presences as presence
          where presence.meeting_id = meeting.id and presence.left_at is null
            and presence.last_seen_at >= ${stale}::timestamptz
        ) as present,
        (
          select json_build_object('id', guest.id, 'displayName', coalesce(guest.name, guest.invited_name, 'Guest'))
          from meeting_guests as guest where guest.meeting_id = meeting.id
        ) as guest,
        (
          select json_build_object('id', admitted.id, 'displayName', admitted.display_name, 'picture', admitted.picture)
          from (${admitted}) as admitted where admitted.meeting_id = meeting.id
        ) as associate
      from meetings as meeting left join call_event_counters as counter on counter.meeting_id = meeting.id
      where meeting.id in (select meeting_id from reader)
    )
    select reader.place::int - 1 as place, call.status, call.type, call.start, call."end", call.present, call.guest, call.associate,
      call.last_id as "lastId", found.passed, found.events,
      (
        select case when presence.left_at is not null then 'left'
          when presence.last_seen_at < ${stale}::timestamptz then 'lapsed' else 'in' end
        from call_presences as presence
        where presence.meeting_id = reader.meeting_id and presence.participant_id = reader.participant_id
          and presence.sid = reader.sid
        order by presence.joined_at desc, presence.left_at desc nulls first limit 1
      ) as "callState"
    from reader join call on call.id = reader.meeting_id
    cross join lateral (
      select count(*)::int as passed, coalesce(json_agg(json_build_object('id', event.id, 'fromRole', event.from_role,
          'fromSid', event.from_sid, 'toSid', event.to_sid, 'kind', event.kind, 'data', event.data) order by event.id)
        filter (where event.from_sid <> reader.sid and (event.to_sid is null or event.to_sid = reader.sid)), '[]') as events
      from (
        select * from call_events as event
        where event.meeting_id = reader.meeting_id and event.id > reader.since
        order by event.id limit ${limit}
      ) as event
    ) as found`);
  return rows.map(({ lastId, ...events }) => ({ ...events, lastId: Number(lastId) }));
}
