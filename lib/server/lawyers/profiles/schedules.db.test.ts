import pg from 'pg';
import { openSlots } from '@/lib/domain/lawyers/slots';
import {
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  manilaDayKey,
  type TimeRange,
} from '@/lib/domain/platform/time';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { runAsVisitor } from '@/lib/testing/api/run-operation';
import { newCalendarImport } from '@/lib/testing/calendars/imports';
import { modelOf } from '@/lib/testing/slots/model';
import { scenarioOf } from '@/lib/testing/slots/scenario';
import { type LawyerOverrides, seedLawyer } from '../../seed/lawyer';
import { seedMeeting } from '../../seed/meeting';
import { seedCustomer } from '../../seed/people';
import { loadSchedule } from '../open-times/service';
import { searchLawyers } from '../search/operations';
import { getAvailability } from './operations';

/** Mon, Nov 23, 2026, 4:20 PM in Manila. */
const NOW = Date.parse('2026-11-23T16:20:00+08:00');
const TODAY = Date.parse('2026-11-23T00:00:00+08:00');

async function newLawyer(overrides: LawyerOverrides = {}): Promise<string> {
  const { lawyer } = await transaction((tx) => seedLawyer(tx, overrides));
  return lawyer.id;
}

async function startsOf(id: string, day = '2026-11-23', now = NOW): Promise<string[]> {
  const { calendar } = await runAsVisitor(getAvailability, { query: { _id: id } }, now);
  return (calendar[day] ?? []).map((slot) => slot.start_time);
}

const allDay = { day: 1, startMinute: 0, endMinute: 1440 };

async function meet(lawyerId: string, start: number, status: 'CONFIRMED' | 'COMPLETED') {
  const client = await transaction((tx) => seedCustomer(tx));
  const seed = { lawyerId, clientId: client.id, start, status } as const;
  await transaction((tx) => seedMeeting(tx, seed));
}

test('a day that is switched off has its hours and no times', async () => {
  const hours = [
    { day: 1, startMinute: 1020, endMinute: 1080 },
    { ...allDay, available: false },
  ];
  const id = await newLawyer({ lawyer: { noticeMinutes: 0 }, hours });
  expect(await startsOf(id)).toEqual(['2026-11-23T09:00:00Z', '2026-11-23T09:30:00Z']);
});

test('a lawyer whose days are all switched off is not shown', async () => {
  const id = await newLawyer({ hours: [{ ...allDay, available: false }] });
  await expect(startsOf(id)).rejects.toMatchObject({ key: 'not_found' });
});

test('meetings of today that are over count for the maximum, those of yesterday do not', async () => {
  const lawyer = { noticeMinutes: 0, dailyMaximum: 2 };
  const id = await newLawyer({ lawyer, hours: [allDay] });
  await meet(id, TODAY - HOUR_MS, 'COMPLETED');
  await meet(id, TODAY, 'COMPLETED');
  expect(await startsOf(id)).not.toEqual([]);
  await meet(id, TODAY + 15.75 * HOUR_MS, 'CONFIRMED');
  expect(await startsOf(id)).toEqual([]);
  expect(await startsOf(id, '2026-11-30')).not.toEqual([]);
});

test('the buffer stands after a meeting that has just ended, before and after it is completed', async () => {
  for (const status of ['CONFIRMED', 'COMPLETED'] as const) {
    const lawyer = { noticeMinutes: 0, bufferMinutes: 60 };
    const id = await newLawyer({ lawyer, hours: [allDay] });
    // It ended at 4:15 PM; the next may begin at 5:15 PM.
    await meet(id, TODAY + 15.75 * HOUR_MS, status);
    expect((await startsOf(id))[0]).toBe('2026-11-23T09:30:00Z');
  }
});

test('the buffer of a meeting of yesterday reaches into today', async () => {
  const lawyer = { noticeMinutes: 0, bufferMinutes: 60 };
  const id = await newLawyer({ lawyer, hours: [allDay] });
  await meet(id, TODAY - 30 * MINUTE_MS, 'COMPLETED');
  expect((await startsOf(id, '2026-11-23', TODAY - 1))[0]).toBe('2026-11-22T17:00:00Z');
  expect((await startsOf(id, '2026-11-23', TODAY))[0]).toBe('2026-11-22T17:00:00Z');
});

test('a page of results needs as many statements with 200 blockers, exceptions and imports as without', async () => {
  const statements = async () => {
    const query = jest.spyOn(pg.Client.prototype, 'query');
    const search = { area_of_practice: 'taxation' };
    const page = await runAsVisitor(searchLawyers, { query: search }, NOW);
    const count = query.mock.calls.length;
    query.mockRestore();
    return { count, results: page.results.length };
  };
  await newLawyer({ lawyer: { areas: ['Taxation'] } });
  const before = await statements();
  const many = Array.from({ length: 200 }, (_, n) => n);
  for (let n = 0; n < 8; n += 1) {
    const id = await newLawyer({
      lawyer: { areas: ['Taxation'], bufferMinutes: 15, dailyMaximum: 4 },
      blockers: many.map((k) => ({
        startsAt: new Date(TODAY + k * 2 * HOUR_MS),
        endsAt: new Date(TODAY + k * 2 * HOUR_MS + HOUR_MS),
      })),
      exceptions: many.map((k) => ({
        date: manilaDayKey(Math.floor((TODAY + 8 * HOUR_MS) / DAY_MS) + k),
        available: true,
        startMinute: 480,
        endMinute: 720,
      })),
    });
    const start = (k: number) => TODAY + k * 2 * HOUR_MS + HOUR_MS / 2;
    await newCalendarImport(
      id,
      many.map((k) => ({ start: start(k), end: start(k) + HOUR_MS })),
    );
  }
  const after = await statements();
  expect([before.results, after.results]).toEqual([1, 9]);
  expect(after.count).toBe(before.count);
});

test('busy times of calendars elsewhere are no open times, those of other lawyers are', async () => {
  const [id, other] = [
    await newLawyer({ lawyer: { noticeMinutes: 0 }, hours: [allDay] }),
    await newLawyer({ lawyer: { noticeMinutes: 0 }, hours: [allDay] }),
  ];
  await newCalendarImport(id, [{ start: TODAY + 17 * HOUR_MS, end: TODAY + 23 * HOUR_MS }]);
  await newCalendarImport(id, [{ start: TODAY + 23 * HOUR_MS, end: TODAY + 23.5 * HOUR_MS }]);
  expect(await startsOf(id)).toEqual(['2026-11-23T08:30:00Z', '2026-11-23T15:30:00Z']);
  expect(await startsOf(other)).toHaveLength(15);
});

test.each([11, 12, 13, 14, 15, 16])(
  'open times from the tables are those of the minute-by-minute model: seed %i',
  async (seed) => {
    const { schedule, now, blockers, imports } = scenarioOf(seed);
    const { weekly, exceptions, meetings, timeOff: _both, ...settings } = schedule;
    const dates = ({ start, end }: TimeRange) => ({
      startsAt: new Date(start),
      endsAt: new Date(end),
    });
    const id = await newLawyer({
      lawyer: settings,
      hours: [...weekly, ...weekly.map((h) => ({ ...allDay, day: h.day, available: false }))],
      exceptions: [...exceptions],
      blockers: blockers.map(dates),
    });
    await newCalendarImport(id, imports);
    const client = await transaction((tx) => seedCustomer(tx));
    for (const time of meetings) {
      // Those that took place count as well, and may overlap in the tables.
      const booked = { lawyerId: id, clientId: client.id, start: time.start };
      const meeting = dates(time);
      await transaction((tx) => seedMeeting(tx, { ...booked, status: 'COMPLETED', meeting }));
    }
    const found = openSlots(await loadSchedule(database(), id, now), now);
    expect(Object.fromEntries(found)).toEqual(modelOf(schedule).calendar(now));
  },
);
