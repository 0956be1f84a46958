import assert from 'node:assert/strict';
import fc from 'fast-check';
import { isoInstant } from '@/lib/domain/platform/time';
import {
  endOf,
  MeetingsModel,
  type ModelLawyer,
  type ModelMeeting,
  refundableUntil,
  type Side,
  startOf,
} from './model';
import { MeetingsProduct } from './product';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const CLIENTS = 3;
/** A Monday, 10:17 AM in Manila. */
const FIRST = Date.parse('2027-03-01T02:17:00Z');
const FEE = 5_000;
const PRICES = { 30: 100_000, 60: 180_000 } as const;

const lawyer: fc.Arbitrary<ModelLawyer> = fc.record({
  notice: fc.constantFrom(0, 60, 1440),
  buffer: fc.constantFrom(0, 0, 15, 30),
  dailyMaximum: fc.constantFrom(null, null, 1, 3),
});

const side = fc.constantFrom<Side>('client', 'lawyer');
/** Which of the meetings that there are. */
const which = fc.nat({ max: 1_000 });
/** Days ahead and half hours: few of them, so that many want the same. */
const time = fc.record({
  days: fc.constantFrom(0, 0, 1, 1, 2, 3, 8, 13, 14),
  halfHour: fc.constantFrom(0, 18, 20, 21, 22, 23, 24, 40, 47),
});
const wait = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 12 }).map((n) => n * MINUTE) },
  { weight: 2, arbitrary: fc.integer({ min: 10, max: 90 }).map((n) => n * MINUTE) },
  { weight: 1, arbitrary: fc.integer({ min: 2, max: 30 }).map((n) => n * 60 * MINUTE) },
);

const action = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('book' as const),
      client: fc.nat({ max: CLIENTS - 1 }),
      lawyer: fc.nat({ max: 1 }),
      minutes: fc.constantFrom(30 as const, 60 as const),
      free: fc.constantFrom(true, false, false, false, false),
      time,
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ type: fc.constant('pay' as const), which, at: fc.boolean() }),
  },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('settle' as const), which }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('expire' as const), which }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('complete' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('cancel' as const),
      which,
      side,
      expects: fc.constantFrom('nothing', 'right', 'right', 'other', 'a hold'),
    }),
  },
  { weight: 6, arbitrary: fc.record({ type: fc.constant('move' as const), which, side, time }) },
);
type Drawn<A> = A extends fc.Arbitrary<infer T> ? T : never;
type Action = Drawn<typeof action>;

const step = fc.record({ wait, action, look: time });

/** Two lawyers, and what happens to them one after the other. */
export function stories(length: number) {
  return fc.record({
    lawyers: fc.tuple(lawyer, lawyer),
    steps: fc.array(step, { minLength: length, maxLength: length }),
  });
}
type Story = Drawn<ReturnType<typeof stories>>;

/** Plays a story in the product and in the model, and compares them after every step. */
export async function play({ lawyers, steps }: Story): Promise<void> {
  const [model, product] = [
    new MeetingsModel(lawyers),
    await MeetingsProduct.start(lawyers, CLIENTS),
  ];
  let now = FIRST;
  for (const { wait: ms, action: next, look } of steps) {
    now += ms;
    const [expected, answer] = await act(model, product, next, now);
    const step = `${JSON.stringify(next)} at ${isoInstant(now)}`;
    assert.equal(answer, expected, step);
    await compare(model, product, startFor(look, now), now, step);
  }
}

function startFor({ days, halfHour }: { days: number; halfHour: number }, now: number): number {
  const midnight = Math.floor((now + DAY / 3) / DAY) * DAY - DAY / 3;
  return midnight + days * DAY + halfHour * 30 * MINUTE;
}

async function act(
  model: MeetingsModel,
  product: MeetingsProduct,
  next: Action,
  now: number,
): Promise<[expected: string, answer: string]> {
  if (next.type === 'book') return bookBoth(model, product, next, now);
  if (next.type === 'complete') {
    model.complete(now);
    await product.complete(now);
    return ['', ''];
  }
  const index = model.meetings.length > 0 ? next.which % model.meetings.length : -1;
  const [m, row] = [model.meetings[index], product.rows[index]];
  if (!m || !row) return ['', ''];
  switch (next.type) {
    case 'pay':
      model.pay(m);
      await product.pay(row);
      return next.at ? [model.settle(m, now), await product.settle(row, now)] : ['', ''];
    case 'settle':
      return [model.settle(m, now), await product.settle(row, now)];
    case 'expire':
      model.expire(m, now);
      await product.expire(row, now);
      return ['', ''];
    case 'cancel': {
      const expects = expectedRefund(model, m, next, now);
      const expected = model.cancel(m, next.side, expects, now);
      return [expected, await product.cancel(row, next.side, expects, now)];
    }
    case 'move': {
      const start = startFor(next.time, now);
      const expected = model.move(m, next.side, start, now);
      return [expected, await product.move(row, next.side, start, now)];
    }
  }
}

async function bookBoth(
  model: MeetingsModel,
  product: MeetingsProduct,
  next: Extract<Action, { type: 'book' }>,
  now: number,
): Promise<[expected: string, answer: string]> {
  const { client, lawyer: by, free } = next;
  const what = {
    ...({ start: startFor(next.time, now), minutes: free ? 30 : next.minutes, free } as const),
  };
  const money = free ? { price: 0, fee: 0 } : { price: PRICES[what.minutes], fee: FEE };
  const expected = model.book(client, by, what, money, now);
  return [expected, await product.book(client, by, what, money.price + money.fee, now)];
}

function expectedRefund(
  model: MeetingsModel,
  m: ModelMeeting,
  { side: by, expects }: Extract<Action, { type: 'cancel' }>,
  now: number,
): number | null | undefined {
  if (expects === 'nothing') return undefined;
  if (expects === 'a hold') return null;
  const refund = model.refundIfCancelled(m, by, now);
  return expects === 'right' ? refund : (refund ?? 0) + 1;
}

async function compare(
  model: MeetingsModel,
  product: MeetingsProduct,
  look: number,
  now: number,
  step: string,
): Promise<void> {
  assert.deepEqual(await product.state(), model.meetings.map(stateOf), step);
  const { balances, mails } = model;
  assert.deepEqual(await product.totals(), { mails, balances: balances.call(model) }, step);
  const times = [-60, -30, 0, 30, 60].flatMap((minutes) => {
    const start = look + minutes * MINUTE;
    return [[start, 30] as const, [start, 60] as const];
  });
  for (const by of [0, 1])
    assert.deepEqual(
      await product.open(by, times, now),
      times.map(([start, minutes]) => model.open(by, start, minutes, now)),
      `open times of ${by} after ${step}`,
    );
  const index = model.meetings.length - 1 - (Math.floor(now / MINUTE) % 4);
  const [m, row] = [model.meetings[index], product.rows[index]];
  if (!m || !row) return;
  for (const by of ['client', 'lawyer'] as const)
    assert.deepEqual(await product.shown(row, by, now), shownOf(model, m, by, now), step);
}

function stateOf(m: ModelMeeting) {
  const whole = m.price + m.fee;
  const refunds = {
    none: [],
    received: [],
    owed: [['PENDING', whole]],
    returned: [['SUCCEEDED', whole]],
  };
  const waiting = m.paymentEnded ? 'EXPIRED' : 'PENDING';
  const payment = { none: waiting, received: 'PAID', owed: 'REFUND_PENDING', returned: 'REFUNDED' };
  return {
    status: m.status,
    cancelledBy: m.cancelledBy,
    start: startOf(m),
    end: endOf(m),
    refundableUntil: refundableUntil(m),
    changes: m.changes,
    payment: m.free ? null : payment[m.money],
    refunds: refunds[m.money],
  };
}

function shownOf(model: MeetingsModel, m: ModelMeeting, by: Side, now: number) {
  return {
    can_cancel: model.canCancel(m, by, now),
    can_reschedule: model.canMove(m, by, now),
    refund_if_cancelled: model.refundIfCancelled(m, by, now),
    refund_deadline: isoInstant(refundableUntil(m)),
  };
}
