import { eq } from 'drizzle-orm';
import type { AvailabilityInput, OwnAvailability } from '@/lib/contract/lawyers/availability';
import { setAvailability } from '@/lib/contract/lawyers/availability';
import { getAvailability as getCalendar } from '@/lib/contract/lawyers/lawyers';
import { dayKey } from '@/lib/domain/platform/clock-labels';
import { DAY_MS, isoInstant } from '@/lib/domain/platform/time';
import { database } from '@/lib/server/platform/db/pool';
import { availabilityHours, lawyers } from '@/lib/server/schema/lawyers';
import { send } from '@/lib/testing/api/requests';
import { book } from '@/lib/testing/bookings';
import { manilaTime, newClient, newLawyer, type TestLawyer } from '@/lib/testing/factories';
import { availabilityOf } from './service';

const put = (lawyer: TestLawyer, body: unknown) =>
  send(setAvailability, { cookie: lawyer.cookie, body });

const hours = (day: number, start_time: string, end_time: string, available = true) => ({
  day,
  available,
  start_time,
  end_time,
});
const WEEK = [0, 1, 2, 3, 4, 5, 6].map((day) => hours(day, '09:00', '12:00'));
const dayAhead = (days: number) => dayKey(Date.now() + days * DAY_MS);

async function calendarOf(lawyer: TestLawyer) {
  const answer = await send(getCalendar, { query: { _id: lawyer.lawyerId } });
  const { calendar } = answer.body as { calendar?: Record<string, { start_time: string }[]> };
  return { status: answer.status, calendar: calendar ?? {} };
}

test('a lawyer sets the whole of it and gets it back, with prices and in order', async () => {
  const lawyer = await newLawyer();
  const body: AvailabilityInput = {
    daily_availability: [
      hours(3, '13:00', '24:00'),
      hours(3, '08:30', '12:00'),
      hours(1, '09:00', '17:00', false),
    ],
    exceptions: [
      { date: dayAhead(9), available: false },
      { date: dayAhead(2), available: true, start_time: '18:00', end_time: '20:00' },
    ],
    notice_time: 60,
    buffer_minutes: 15,
    daily_maximum: 4,
    free_consultation: true,
    services: [
      { duration: 60, price: 250_000 },
      { duration: 30, price: 150_000 },
    ],
  };
  const expected: OwnAvailability = {
    daily_availability: [
      hours(1, '09:00', '17:00', false),
      hours(3, '08:30', '12:00'),
      hours(3, '13:00', '24:00'),
    ],
    exceptions: [
      { date: dayAhead(2), available: true, start_time: '18:00', end_time: '20:00' },
      { date: dayAhead(9), available: false, start_time: null, end_time: null },
    ],
    notice_time: 60,
    buffer_minutes: 15,
    daily_maximum: 4,
    free_consultation: true,
    ical_feed: false,
    services: [
      { duration: 30, price: 150_000 },
      { duration: 60, price: 250_000 },
    ],
  };
  expect(await put(lawyer, body)).toMatchObject({ status: 200, body: expected });
  // The answer can be sent back, and changes nothing.
  expect(await put(lawyer, expected)).toMatchObject({ status: 200, body: expected });
});

test('hours are replaced, and what is left out besides them stays', async () => {
  const lawyer = await newLawyer({ noticeMinutes: 45, dailyMaximum: 3, freeConsultation: true });
  const exceptions = [{ date: dayAhead(1), available: false }];
  await put(lawyer, { daily_availability: WEEK, exceptions });
  const { body } = await put(lawyer, { daily_availability: [hours(2, '10:00', '11:00')] });
  expect(body).toMatchObject({
    daily_availability: [hours(2, '10:00', '11:00')],
    exceptions,
    notice_time: 45,
    daily_maximum: 3,
    free_consultation: true,
    services: [{ price: 100_000 }, { price: 180_000 }],
  });
  const cleared = await put(lawyer, {
    daily_availability: WEEK,
    exceptions: [],
    daily_maximum: null,
  });
  expect(cleared.body).toMatchObject({ exceptions: [], daily_maximum: null });
});

test('it decides at once what is offered and booked', async () => {
  const lawyer = await newLawyer();
  const special = { date: dayAhead(2), available: true, start_time: '20:00', end_time: '21:00' };
  const closed = { date: dayAhead(3), available: false };
  await put(lawyer, { daily_availability: WEEK, exceptions: [special, closed] });
  const { calendar } = await calendarOf(lawyer);
  const starts = (days: number) => calendar[dayAhead(days)]?.map((slot) => slot.start_time);
  expect(starts(2)).toEqual([1200, 1230].map((minute) => isoInstant(manilaTime(2, minute))));
  expect(starts(3)).toEqual([]);
  expect(starts(4)).toHaveLength(6);
  expect((await book(await newClient(), lawyer, manilaTime(4, 720))).status).toBe(409);
  expect((await book(await newClient(), lawyer, manilaTime(3, 540))).status).toBe(409);
  expect((await book(await newClient(), lawyer, manilaTime(4, 690))).status).toBe(201);
});

test('a lawyer without an available day or a price is not shown, and is again with both', async () => {
  const lawyer = await newLawyer();
  const off = WEEK.map((day) => ({ ...day, available: false }));
  expect((await put(lawyer, { daily_availability: off })).status).toBe(200);
  expect((await calendarOf(lawyer)).status).toBe(404);
  await put(lawyer, { daily_availability: WEEK });
  expect((await calendarOf(lawyer)).status).toBe(200);
  const unpriced = [
    { duration: 30, price: 100_000 },
    { duration: 60, price: null },
  ];
  await put(lawyer, { daily_availability: WEEK, services: unpriced });
  expect((await calendarOf(lawyer)).status).toBe(404);
});

test('exceptions of days that are over are dropped', async () => {
  const lawyer = await newLawyer();
  const exceptions = ['0000-01-01', dayAhead(-1), dayAhead(0)].map((date) => ({
    date,
    available: false,
  }));
  const { body } = await put(lawyer, { daily_availability: WEEK, exceptions });
  expect((body as OwnAvailability).exceptions.map(({ date }) => date)).toEqual([dayAhead(0)]);
});

test('nobody changes that of another lawyer', async () => {
  const [lawyer, other] = [await newLawyer(), await newLawyer()];
  await put(other, { daily_availability: [], notice_time: 5, lawyer_id: lawyer.lawyerId });
  expect((await availabilityOf(lawyer.lawyerId)).hours).toHaveLength(7);
  expect((await availabilityOf(lawyer.lawyerId)).settings.noticeMinutes).toBe(0);
});

const REQUIRED = 'Please provide a value.';
const CLOCK = 'Please provide a time of the day, such as 09:00.';
const PRICE = 'Please provide a price from ₱20 to ₱50,000.';
const END = 'Please choose an end after the start.';
const SERVICES = [
  { duration: 30, price: 150_000 },
  { duration: 60, price: 250_000 },
];

test.each<[string, Record<string, unknown>, Record<string, string>]>([
  ['no hours', { daily_availability: undefined }, { daily_availability: REQUIRED }],
  [
    'a day that is none',
    { daily_availability: [hours(7, '09:00', '10:00')] },
    { 'daily_availability.0.day': REQUIRED },
  ],
  [
    'an end before the start',
    { daily_availability: [...WEEK, hours(1, '10:00', '09:00')] },
    { 'daily_availability.7.end_time': END },
  ],
  [
    'times that are none',
    { daily_availability: [hours(1, '24:00', '9:00')] },
    { 'daily_availability.0.start_time': CLOCK, 'daily_availability.0.end_time': CLOCK },
  ],
  [
    'an available date without hours',
    { exceptions: [{ date: '2030-01-01', available: true }] },
    { 'exceptions.0.start_time': REQUIRED, 'exceptions.0.end_time': REQUIRED },
  ],
  [
    'half of the hours of a date',
    { exceptions: [{ date: '2030-01-01', available: false, start_time: '09:00' }] },
    { 'exceptions.0.end_time': REQUIRED },
  ],
  [
    'a date that does not exist',
    { exceptions: [{ date: '2030-02-30', available: false }] },
    { 'exceptions.0.date': REQUIRED },
  ],
  [
    'a long notice',
    { notice_time: 20_161 },
    { notice_time: 'Please provide a number from 0 to 20160.' },
  ],
  [
    'a long buffer',
    { buffer_minutes: 61 },
    { buffer_minutes: 'Please provide a number from 0 to 60.' },
  ],
  ['no meetings', { daily_maximum: 0 }, { daily_maximum: 'Please provide a number from 1 to 20.' }],
  [
    'prices out of the range',
    {
      services: [
        { duration: 30, price: 1_999 },
        { duration: 60, price: 5_000_001 },
      ],
    },
    { 'services.0.price': PRICE, 'services.1.price': PRICE },
  ],
  ['one service twice', { services: [SERVICES[0], SERVICES[0]] }, { services: REQUIRED }],
  ['one service alone', { services: [SERVICES[1]] }, { services: REQUIRED }],
])('%s is refused and changes nothing', async (_what, changes, fields) => {
  const lawyer = await newLawyer();
  const answer = await put(lawyer, { daily_availability: WEEK, ...changes });
  expect(answer).toMatchObject({ status: 400, body: { key: 'invalid_input', fields } });
  expect((await availabilityOf(lawyer.lawyerId)).hours[0]).toMatchObject({ endMinute: 1440 });
});

test('two forms saved at once leave one of them whole', async () => {
  const lawyer = await newLawyer();
  const forms = [2, 5].map((count, n) => ({
    daily_availability: WEEK.slice(0, count),
    services: SERVICES.map((one) => ({ ...one, price: 100_000 + n })),
  }));
  const answers = await Promise.all(forms.map((form) => put(lawyer, form)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const ofLawyer = eq(availabilityHours.lawyerId, lawyer.lawyerId);
  const rows = await database().select().from(availabilityHours).where(ofLawyer);
  const [found] = await database().select().from(lawyers).where(eq(lawyers.id, lawyer.lawyerId));
  expect([
    [2, 100_000],
    [5, 100_001],
  ]).toContainEqual([rows.length, found?.price30]);
});
