import { and, eq } from 'drizzle-orm';
import pg from 'pg';
import type { MeetingStatus } from '@/lib/domain/meetings/meeting';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import { addBlockers, removeBlockers } from '@/lib/server/lawyers/availability/blockers-service';
import { setAvailability } from '@/lib/server/lawyers/availability/service';
import { removeImport } from '@/lib/server/lawyers/calendars/imports-service';
import { profilesChanged } from '@/lib/server/lawyers/profiles/service';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { changedTimes, lawyerSearch } from '@/lib/server/schema/lawyers';
import { meetings } from '@/lib/server/schema/meetings';
import { type LawyerOverrides, seedLawyer } from '@/lib/server/seed/lawyer';
import { seedMeeting } from '@/lib/server/seed/meeting';
import { seedCustomer } from '@/lib/server/seed/people';
import { newCalendarImport } from '@/lib/testing/calendars/imports';
import { BATCH, refreshTimes } from './service';

const manila = (time: string) => Date.parse(`2026-11-${time}:00+08:00`);
/** Monday. */
const NOW = manila('23T09:20');
const DAY = [{ day: 1, startMinute: 9 * 60, endMinute: 17 * 60 }];

/** Open on Mondays from 9 to 5 without notice, unless told; what is stored is right. */
async function newLawyer(overrides: LawyerOverrides = {}): Promise<string> {
  const { lawyer } = await transaction((tx) =>
    seedLawyer(tx, { hours: DAY, ...overrides, lawyer: { noticeMinutes: 0, ...overrides.lawyer } }),
  );
  await refreshTimes(NOW);
  return lawyer.id;
}

/** Returns the stored times of a lawyer, which are the same in every row. */
async function stored(lawyerId: string) {
  const rows = await database()
    .select({ first: lawyerSearch.firstStart, due: lawyerSearch.timesDue })
    .from(lawyerSearch)
    .where(eq(lawyerSearch.lawyerId, lawyerId));
  expect(rows.length).toBeGreaterThan(1);
  expect(rows).toEqual(rows.map(() => rows[0]));
  return { first: rows[0]?.first?.getTime() ?? null, due: rows[0]?.due.getTime() };
}

const firstOf = async (lawyerId: string, now = NOW) => {
  await refreshTimes(now);
  return (await stored(lawyerId)).first;
};
const marksOf = (lawyerId: string) =>
  database().$count(changedTimes, eq(changedTimes.lawyerId, lawyerId));

async function meet(lawyerId: string, start: number, status: MeetingStatus) {
  const client = await transaction((tx) => seedCustomer(tx));
  const seed = { lawyerId, clientId: client.id, start, status, bookedAt: NOW - MINUTE_MS };
  const { meeting } = await transaction((tx) => seedMeeting(tx, seed));
  return meeting.id ?? '';
}

const change = (id: string, fields: Partial<typeof meetings.$inferInsert>) =>
  database().update(meetings).set(fields).where(eq(meetings.id, id));

test('a time that is booked, moved and cancelled', async () => {
  const id = await newLawyer();
  expect(await firstOf(id)).toBe(manila('23T09:30'));
  const meeting = await meet(id, manila('23T09:30'), 'CONFIRMED');
  expect(await firstOf(id)).toBe(manila('23T10:00'));
  const at = new Date(manila('23T10:00'));
  await change(meeting, { startsAt: at, endsAt: new Date(at.getTime() + 30 * MINUTE_MS) });
  expect(await firstOf(id)).toBe(manila('23T09:30'));
  await change(meeting, { status: 'CANCELLED' });
  expect(await firstOf(id, NOW + 15 * MINUTE_MS)).toBe(manila('23T10:00'));
});

test('a hold takes the time until it ends', async () => {
  const id = await newLawyer();
  const held = await meet(id, manila('23T09:30'), 'PAYMENT_PENDING');
  expect(await firstOf(id)).toBe(manila('23T10:00'));
  await change(held, { status: 'EXPIRED' });
  expect(await firstOf(id)).toBe(manila('23T09:30'));
});

test('only what changes open times marks a lawyer, and only that one', async () => {
  const [id, other] = [await newLawyer(), await newLawyer()];
  const meeting = await meet(id, manila('23T14:00'), 'CONFIRMED');
  expect(await marksOf(id)).toBe(1);
  expect(await marksOf(other)).toBe(0);
  await refreshTimes(NOW);
  expect(await marksOf(id)).toBe(0);
  await change(meeting, { subject: 'Another', icsSequence: 1, releasedAt: new Date() });
  await change(meeting, { status: 'CONFIRMED', startsAt: new Date(manila('23T14:00')) });
  await change(meeting, { status: 'COMPLETED' });
  await meet(id, manila('16T14:00'), 'COMPLETED');
  expect(await marksOf(id)).toBe(0);
});

test('a booking waits for no refresh, and one that commits after it is seen by the next', async () => {
  const id = await newLawyer();
  const meeting = await meet(id, manila('23T15:00'), 'CONFIRMED');
  await refreshTimes(NOW);
  await transaction(async (tx) => {
    const times = { startsAt: new Date(manila('23T09:30')), endsAt: new Date(manila('23T10:00')) };
    await tx
      .update(meetings)
      .set({ ...times, earliestStart: times.startsAt })
      .where(eq(meetings.id, meeting));
    await database()
      .update(lawyerSearch)
      .set({ timesDue: new Date(0) })
      .where(and(eq(lawyerSearch.lawyerId, id), eq(lawyerSearch.area, '*')));
    // An uncommitted change is not seen.
    expect(await firstOf(id)).toBe(manila('23T09:30'));
  });
  expect(await firstOf(id)).toBe(manila('23T10:00'));
});

test('hours, time off and another calendar', async () => {
  const id = await newLawyer();
  const open = (clock: string) =>
    setAvailability(
      id,
      { daily_availability: [{ day: 1, available: true, start_time: clock, end_time: '17:00' }] },
      NOW,
    );
  await open('13:00');
  // Until then, what was.
  expect((await stored(id)).first).toBe(manila('23T09:30'));
  expect(await firstOf(id)).toBe(manila('23T13:00'));
  const time = { title: '', start: manila('23T13:00'), end: manila('23T14:00'), repeat: null };
  const { blocker } = await transaction((tx) => addBlockers(tx, id, time, NOW));
  expect(await firstOf(id)).toBe(manila('23T14:00'));
  await removeBlockers(id, { id: blocker.id, scope: 'one' }, NOW);
  expect(await firstOf(id)).toBe(manila('23T13:00'));
  const busy = { start: manila('23T12:00'), end: manila('23T16:00') };
  const imported = await newCalendarImport(id, [busy]);
  await transaction((tx) => profilesChanged(tx, id));
  expect(await firstOf(id)).toBe(manila('23T16:00'));
  await removeImport(id, imported);
  expect(await firstOf(id)).toBe(manila('23T13:00'));
});

test('it is due when the first time is no longer to be had, at midnight at the latest', async () => {
  const id = await newLawyer({ lawyer: { noticeMinutes: 60 } });
  expect(await stored(id)).toEqual({ first: manila('23T10:30'), due: manila('23T09:30') });
  await refreshTimes(manila('23T09:30') - 1);
  expect((await stored(id)).first).toBe(manila('23T10:30'));
  await refreshTimes(manila('23T09:30'));
  expect(await stored(id)).toEqual({ first: manila('23T11:00'), due: manila('23T10:00') });
  await refreshTimes(manila('23T16:30'));
  expect(await stored(id)).toEqual({ first: manila('30T09:00'), due: manila('24T00:00') });
});

test('at midnight another day comes into view', async () => {
  const away = { startsAt: new Date(NOW), endsAt: new Date(manila('30T23:00')) };
  const id = await newLawyer({ blockers: [away] });
  expect(await stored(id)).toEqual({ first: null, due: manila('24T00:00') });
  expect(await firstOf(id, manila('23T23:59'))).toBeNull();
  expect(await firstOf(id, manila('24T00:00'))).toBe(
    manila('30T00:00') + 7 * 24 * HOUR_MS + 9 * HOUR_MS,
  );
});

test('a lawyer who is hidden has no row, and one who is shown again is worked out', async () => {
  const id = await newLawyer();
  await meet(id, manila('23T09:30'), 'CONFIRMED');
  await database().delete(lawyerSearch).where(eq(lawyerSearch.lawyerId, id));
  await refreshTimes(NOW);
  expect(await marksOf(id)).toBe(0);
  await transaction((tx) => profilesChanged(tx, id));
  expect(await firstOf(id)).toBe(manila('23T10:00'));
});

test('a batch costs the same few statements, however many lawyers are in it', async () => {
  await newLawyer();
  const ids: string[] = [];
  for (let n = 0; n < 12; n += 1) ids.push(await newLawyer());
  const costOf = async (...due: string[]) => {
    await transaction((tx) => profilesChanged(tx, ...due));
    const statements = jest.spyOn(pg.Client.prototype, 'query');
    await refreshTimes(NOW);
    const cost = statements.mock.calls.length;
    statements.mockRestore();
    return cost;
  };
  const one = await costOf(ids[0] ?? '');
  expect(await costOf(...ids)).toBe(one);
  // Beginning, end, and what is between.
  expect(one).toBe(6);
  expect(ids.length).toBeLessThan(BATCH);
});
