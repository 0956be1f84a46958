import fc from 'fast-check';
import pg from 'pg';
import { typedSchedule } from '@/components/lawyers/availability/preview-days';
import type { BusyTimes, OwnAvailability } from '@/lib/contract/lawyers/availability';
import { getBusyTimes, setAvailability } from '@/lib/contract/lawyers/availability';
import { typedAvailability } from '@/lib/contract/lawyers/availability-form';
import { getAvailability as getCalendar } from '@/lib/contract/lawyers/lawyers';
import { openSlots } from '@/lib/domain/lawyers/slots';
import { dayKey } from '@/lib/domain/platform/clock-labels';
import { clockOfMinute, DAY_MS, HOUR_MS, isoInstant } from '@/lib/domain/platform/time';
import { database } from '@/lib/server/platform/db/pool';
import { blockers } from '@/lib/server/schema/lawyers';
import { send } from '@/lib/testing/api/requests';
import { book } from '@/lib/testing/bookings';
import { manilaTime, newClient, newLawyer, type TestLawyer } from '@/lib/testing/factories';

async function busyTimesOf(lawyer: TestLawyer): Promise<BusyTimes> {
  const { status, body } = await send(getBusyTimes, { cookie: lawyer.cookie });
  expect(status).toBe(200);
  return body as BusyTimes;
}

const span = (start: number, hours: number) => ({
  start_time: isoInstant(start),
  end_time: isoInstant(start + hours * HOUR_MS),
});

async function planTimeOff(lawyer: TestLawyer, start: number, hours: number, title = 'Hearing') {
  const [startsAt, endsAt] = [new Date(start), new Date(start + hours * HOUR_MS)];
  await database().insert(blockers).values({ lawyerId: lawyer.lawyerId, title, startsAt, endsAt });
}

test('meetings and time off are told as times alone, those of the lawyer and of nobody else', async () => {
  const [lawyer, other] = [await newLawyer(), await newLawyer()];
  const [meeting, off] = [manilaTime(2, 600), manilaTime(3, 540)];
  expect((await book(await newClient(), lawyer, meeting)).status).toBe(201);
  await planTimeOff(lawyer, off, 3, 'Visit to a client');
  await planTimeOff(other, off, 1);
  expect(await busyTimesOf(lawyer)).toEqual({
    meetings: [span(meeting, 0.5)],
    time_off: [span(off, 3)],
  });
});

test('the number of statements does not grow with what there is', async () => {
  const lawyer = await newLawyer();
  const statements = jest.spyOn(pg.Client.prototype, 'query');
  const count = async () => {
    statements.mockClear();
    await busyTimesOf(lawyer);
    return statements.mock.calls.length;
  };
  const none = await count();
  for (let day = 1; day < 12; day += 1) await planTimeOff(lawyer, manilaTime(day, 600), 2);
  expect(await count()).toBe(none);
  statements.mockRestore();
});

const hours = fc
  .tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 40 }))
  .map(([start, length]) => ({
    start_time: clockOfMinute(start * 15),
    end_time: clockOfMinute(Math.min(1440, (start + length) * 15)),
  }));
const daysFrom = (now: number) =>
  fc.integer({ min: -1, max: 15 }).map((ahead) => dayKey(now + ahead * DAY_MS));

const setting = (now: number) =>
  fc.record({
    // A day is on or off as a whole, as the form has it.
    daily_availability: fc
      .tuple(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 6 }), hours), { maxLength: 16 }),
        fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
      )
      .map(([rows, on]) =>
        rows.map(([day, time]) => ({ day, available: on[day] ?? true, ...time })),
      ),
    exceptions: fc.array(
      fc.oneof(
        daysFrom(now).map((date) => ({ date, available: false })),
        fc
          .tuple(daysFrom(now), fc.boolean(), hours)
          .map(([date, available, time]) => ({ date, available, ...time })),
      ),
      { maxLength: 8 },
    ),
    notice_time: fc.constantFrom(0, 45, 120, 1440, 5000),
    buffer_minutes: fc.integer({ min: 0, max: 60 }),
    daily_maximum: fc.option(fc.integer({ min: 1, max: 3 })),
  });

test('the preview of what is saved shows the times that clients are shown', async () => {
  const lawyer = await newLawyer();
  for (const [day, minute] of [
    [0, 1380],
    [1, 600],
    [1, 690],
    [4, 0],
    [9, 1410],
  ] as const)
    await book(await newClient(), lawyer, manilaTime(day, minute));
  await planTimeOff(lawyer, manilaTime(2, 610), 1);
  await planTimeOff(lawyer, manilaTime(6, 1200), 20);
  const busy = await busyTimesOf(lawyer);

  await fc.assert(
    fc.asyncProperty(setting(Date.now()), async (body) => {
      const saved = await send(setAvailability, { cookie: lawyer.cookie, body });
      expect(saved.status).toBe(200);
      const stored = saved.body as OwnAvailability;
      const preview = (now: number) => {
        const typed = typedAvailability(stored, dayKey(now));
        const slots = openSlots(typedSchedule(typed, stored, busy), now);
        return Object.fromEntries(
          [...slots].map(([day, open]) => [
            day,
            open.map(({ start, durations }) => ({ start_time: isoInstant(start), durations })),
          ]),
        );
      };
      const before = preview(Date.now());
      const shown = await send(getCalendar, { query: { _id: lawyer.lawyerId } });
      // Without an available day clients do not see the lawyer at all.
      if (shown.status === 404) {
        expect(stored.daily_availability.some(({ available }) => available)).toBe(false);
        return;
      }
      const { calendar } = shown.body as { calendar: unknown };
      // A time may have begun meanwhile.
      expect([before, preview(Date.now())]).toContainEqual(calendar);
    }),
    { numRuns: 40 },
  );
});
