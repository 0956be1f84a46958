import 'server-only';
import {
  type AnyColumn,
  and,
  eq,
  isNotNull,
  lte,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { HoldHistory } from '@/lib/domain/meetings/holds';
import type { Executor } from '@/lib/server/platform/db/pool';
import { prepared } from '@/lib/server/platform/db/prepared';
import { followUpMeetings, followUps } from '@/lib/server/schema/follow-ups';
import { meetings } from '@/lib/server/schema/meetings';

export type MeetingRow = typeof meetings.$inferSelect;

export async function insertMeeting(exec: Executor, row: MeetingRow): Promise<void> {
  await exec.insert(meetings).values(row);
}

export interface RequestedSlot {
  readonly clientId: string;
  readonly lawyerId: string;
  readonly requestKey: string | null;
  readonly start: Date;
  readonly end: Date;
  readonly now: Date;
  readonly keysUntil: Date;
}

export interface BookingConflicts {
  readonly listed: boolean;
  /** The client's meeting with this key, and whether the key is void, as after the end of its hold. */
  readonly existingBooking: {
    readonly id: string;
    readonly free: boolean;
    readonly over: boolean;
    readonly heldUntil: string | null;
  } | null;
  readonly taken: boolean;
  readonly overdue: boolean;
}

const selectConflicts = prepared((exec) =>
  exec
    .select({
      listed: sql<boolean>`exists (select from listed_lawyers l where l.lawyer_id = ${sql.placeholder('lawyerId')})`,
      existingBooking: sql<
        BookingConflicts['existingBooking']
      >`(select json_build_object('id', k.id, 'free', k.free,
          'heldUntil', case when k.status = 'PAYMENT_PENDING' then k.hold_expires_at end, 'over', k.created_at <= ${sql.placeholder('keysUntil')}
          or k.status in ('EXPIRED', 'CANCELLED') and k.confirmed_at is null)
        from meetings k where k.client_id = ${sql.placeholder('clientId')} and k.request_key = ${sql.placeholder('requestKey')})`,
      taken: sql<boolean>`coalesce(bool_or(meetings.status = 'CONFIRMED'
        or meetings.hold_expires_at > ${sql.placeholder('now')}), false)`,
      overdue: sql<boolean>`coalesce(bool_or(meetings.status = 'PAYMENT_PENDING'
        and meetings.hold_expires_at <= ${sql.placeholder('now')}), false)`,
    })
    .from(meetings)
    // As the constraint meetings_no_overlap has it, whose index it uses.
    .where(sql`meetings.lawyer_id = ${sql.placeholder('lawyerId')} and meetings.status in ('PAYMENT_PENDING', 'CONFIRMED')
      and tstzrange(meetings.starts_at, meetings.ends_at, '[)')
        && tstzrange(${sql.placeholder('start')}, ${sql.placeholder('end')}, '[)')`),
);

/** Finds all conflicts in one statement, so that most refusals cost no more. */
export async function findConflicts(
  exec: Executor,
  slot: RequestedSlot,
): Promise<BookingConflicts> {
  const instants = {
    start: slot.start.toISOString(),
    end: slot.end.toISOString(),
    now: slot.now.toISOString(),
    keysUntil: slot.keysUntil.toISOString(),
  };
  const [row] = await selectConflicts(exec, { ...slot, ...instants });
  if (!row) throw new Error('an aggregate returned no row');
  return row;
}

export async function freeRequestKey(exec: Executor, clientId: string, key: string): Promise<void> {
  await exec
    .update(meetings)
    .set({ requestKey: null })
    .where(and(eq(meetings.clientId, clientId), eq(meetings.requestKey, key)));
}

export async function forgetRequestKeys(exec: Executor, before: Date): Promise<void> {
  await exec
    .update(meetings)
    .set({ requestKey: null })
    .where(and(isNotNull(meetings.requestKey), lte(meetings.createdAt, before)));
}

/** SQL condition for a meeting that was paid for; a meeting given up by the client after payment does not count. */
function isPaid(of: SQL): SQL {
  return sql`${of}.confirmed_at is not null and ${of}.price > 0 and ${of}.cancelled_by is distinct from 'CLIENT'`;
}

/**
 * Selects for a client when a meeting was last paid, and when unpaid holds of the last day ended
 * (lib/domain/meetings/holds.ts).
 */
function history(now: SQL) {
  const paid = isPaid(sql`${meetings}`);
  // However it ended, unless the lawyer is why; one whose page never opened had no length.
  const lapsed = sql`${meetings.confirmedAt} is null and ${meetings.status} in ('PAYMENT_PENDING', 'EXPIRED', 'CANCELLED')
    and ${meetings.cancelledBy} is distinct from 'LAWYER' and ${meetings.holdExpiresAt} > ${meetings.createdAt}
    and ${meetings.holdExpiresAt} > ${now} - interval '1 day' and ${meetings.holdExpiresAt} <= ${now}`;
  const instant = (column: AnyColumn) => sql`(extract(epoch from ${column}) * 1000)::float8`;
  return {
    paidAt: sql<number | null>`max(${instant(meetings.confirmedAt)}) filter (where ${paid})`,
    lapsedAt: sql<
      number[]
    >`coalesce(array_agg(${instant(meetings.holdExpiresAt)}) filter (where ${lapsed}), '{}')`,
  };
}

const holdHistory = prepared((exec) =>
  exec
    .select(history(sql`${sql.placeholder('now')}::timestamptz`))
    .from(meetings)
    .where(eq(meetings.clientId, sql.placeholder('clientId'))),
);

export async function findHoldHistory(
  exec: Executor,
  clientId: string,
  now: Date,
): Promise<HoldHistory> {
  const [row] = await holdHistory(exec, { clientId, now: now.toISOString() });
  if (!row) throw new Error('an aggregate returned no row');
  return row;
}

/** Counts a client's past and future free consultations: with one lawyer, and within 30 days. */
function freeOf(lawyerId: SQL | Placeholder, now: SQL) {
  // What a lawyer offered is a gift to this client, and no use of the free consultations there are for everybody.
  const used = sql`${meetings.free} and ${meetings.status} in ('CONFIRMED', 'COMPLETED')
    and not exists (select from follow_up_meetings f where f.meeting_id = ${meetings}.id)`;
  return {
    freeWithLawyer: number(
      sql`count(*) filter (where ${meetings.lawyerId} = ${lawyerId} and ${used})`,
    ),
    freeThisMonth: number(
      sql`count(*) filter (where ${used} and ${meetings.createdAt} > ${now} - interval '30 days')`,
    ),
  };
}

/** Finds the counts of free consultations alone, before anything is booked. */
export async function freeCounts(exec: Executor, clientId: string, lawyerId: string, now: Date) {
  const [row] = await exec
    .select(freeOf(sql`${lawyerId}`, sql`${now.toISOString()}::timestamptz`))
    .from(meetings)
    .where(eq(meetings.clientId, clientId));
  if (!row) throw new Error('count returned no row');
  return row;
}

const counts = prepared((exec) => {
  const [lawyerId, now] = [
    sql.placeholder('lawyerId'),
    sql`${sql.placeholder('now')}::timestamptz`,
  ];
  const ofAddress = sql`from meetings h where h.lawyer_id = ${lawyerId} and h.status = 'PAYMENT_PENDING' and h.hold_expires_at > ${now}
    and h.hold_address = ${sql.placeholder('holdAddress')}
    and not exists (select from meetings p where p.client_id = h.client_id and ${isPaid(sql`p`)})`;
  const ownHold = sql`${meetings.status} = 'PAYMENT_PENDING' and ${meetings.holdExpiresAt} > ${now}`;
  const live = sql`(${meetings.status} = 'CONFIRMED' or (${meetings.status} = 'PAYMENT_PENDING' and ${meetings.holdExpiresAt} > ${now}))`;
  const upcoming = sql`${meetings.kind} = 'CONSULTATION' and ${live} and ${meetings.endsAt} > ${now}`;
  const startedLately = sql`${meetings.kind} = 'CONSULTATION' and ${meetings.createdAt} > ${now} - interval '1 hour'`;
  return exec
    .select({
      withLawyer: number(
        sql`count(*) filter (where ${meetings.lawyerId} = ${lawyerId} and ${upcoming})`,
      ),
      liveHolds: number(sql`count(*) filter (where ${ownHold})`),
      liveHoldEnd: sql<string | null>`min(${meetings.holdExpiresAt}) filter (where ${ownHold})`,
      addressHolds: number(sql`select count(*) ${ofAddress}`),
      addressHoldEnd: sql<string | null>`(select min(h.hold_expires_at) ${ofAddress})`,
      ...history(now),
      startedThisHour: number(sql`count(*) filter (where ${startedLately})`),
      oldestStart: sql<string | null>`min(${meetings.createdAt}) filter (where ${startedLately})`,
      ...freeOf(lawyerId, now),
    })
    .from(meetings)
    .where(eq(meetings.clientId, sql.placeholder('clientId')));
});

/** Finds the counts for the booking limits, in one query (docs/contract/meetings.md). */
export async function bookingCounts(
  exec: Executor,
  of: { clientId: string; lawyerId: string; holdAddress: string },
  now: Date,
) {
  const [row] = await counts(exec, { ...of, now: now.toISOString() });
  if (!row) throw new Error('count returned no row');
  return row;
}

function number(expression: SQL): SQL<number> {
  return sql<number>`(${expression})::int`;
}

/**
 * Whether a lawyer's offer still applies to this meeting: since its hold ended it was neither used for another
 * booking nor withdrawn. True for a booking without an offer.
 */
export async function isOfferTheirs(exec: Executor, meetingId: string): Promise<boolean> {
  const [offer] = await exec
    .select({ takenBy: followUps.takenBy, withdrawnAt: followUps.withdrawnAt })
    .from(followUpMeetings)
    .innerJoin(followUps, eq(followUps.id, followUpMeetings.followUpId))
    .where(eq(followUpMeetings.meetingId, meetingId));
  return !offer || (offer.takenBy === meetingId && offer.withdrawnAt === null);
}
