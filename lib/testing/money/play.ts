import assert from 'node:assert/strict';
import { sql } from 'drizzle-orm';
import { MINUTE_MS } from '@/lib/domain/platform/time';
import { database } from '@/lib/server/platform/db/pool';
import { asAppError } from '@/lib/server/platform/pipeline/error-response';
import { unclaimedPayments } from '@/lib/server/schema/payments';
import { crashingGateway } from './crashing-gateway';
import { type Event, MoneyWorld } from './world';

export interface Tally {
  sessions: number;
  paid: number;
  kept: number;
  refunded: number;
  deaths: number;
  unknown: number;
}

/** Numbers from 0 up to 1 that a seed decides (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One call in so many is the last of its process. */
const DEATHS = 0.12;
/** One event in so many never arrives. */
const LOST = 0.3;
/** Different bookings, and purchases, that are wanted; each is asked for again and again. */
const WISHES = 30;
/** Rounds of sweeps after which everything must have ended. */
const ROUNDS = 60;

/**
 * Plays so many operations that a seed chooses, on a gateway with faults and a process that dies at calls of it, then lets
 * everything end, and looks where the money is: every payment at the gateway is booked once, and kept for something that is
 * had or given back once.
 */
export async function playMoney(seed: number, operations: number): Promise<Tally> {
  const random = randomOf(seed);
  jest.spyOn(Math, 'random').mockImplementation(random);
  let now = Date.now();
  const world = await MoneyWorld.start(now);
  let mayDie = true;
  const gateway = crashingGateway(() => {
    if (!mayDie || random() >= DEATHS) return 'lives';
    return random() < 0.5 ? 'before' : 'after';
  });
  const inbox: Event[] = [];
  let deaths = 0;
  const run = async (work: () => Promise<unknown>) => {
    const outcome = await gateway.runs(() => work().catch(expectRefusal));
    if (outcome === 'died') deaths += 1;
  };
  const arrive = async () => {
    for (const event of await world.events()) if (random() >= LOST) inbox.push(event);
  };
  const draw = () => Math.floor(random() * 1_000_000);
  const keyed = (act: (wish: number, key: string) => Promise<unknown>) => {
    const wish = draw() % WISHES;
    return act(wish, `key-${seed}-${wish}`);
  };
  const twice = (act: () => Promise<unknown>) =>
    run(() => Promise.all([act().catch(expectRefusal), act().catch(expectRefusal)]));
  const actions: (() => Promise<unknown>)[] = [
    ...times(6, () => run(() => keyed((wish, key) => world.book(wish, key, now)))),
    ...times(4, () => {
      const part = draw();
      return twice(() => world.payMilestone(part, now));
    }),
    ...times(4, () => run(() => keyed((wish, key) => world.buy(wish, key, now)))),
    ...times(2, () => run(() => world.payAnotherWay(draw(), now))),
    ...times(2, () => run(() => world.cancel(draw(), now))),
    ...times(8, () => world.pay(draw())),
    ...times(1, () => world.fail(draw())),
    ...times(8, () => deliverOne()),
    ...times(3, () => run(() => world.reconcile(now))),
    ...times(1, () => run(() => world.bookUnknown(now))),
    ...times(3, () => world.sweep(now, run)),
  ];
  async function deliverOne() {
    await arrive();
    const at = draw() % (inbox.length || 1);
    const event = inbox[at];
    if (!event) return;
    // Most are gone then; some come again.
    if (random() < 0.7) inbox.splice(at, 1);
    await run(() => world.deliver(event, now));
  }
  try {
    for (let i = 0; i < operations; i += 1) {
      now += Math.floor(random() * 6) * MINUTE_MS;
      await actions[draw() % actions.length]?.();
    }
    mayDie = false;
    now = await letAllEnd(world, run, now);
  } finally {
    gateway.restore();
    jest.restoreAllMocks();
  }
  return { ...(await tally(world, `seed ${seed}`)), deaths };
}

function times<T>(count: number, one: T): T[] {
  return Array.from({ length: count }, () => one);
}

/** Whatever it is refused for, it is refused by a key of the table. */
function expectRefusal(error: unknown): void {
  if (asAppError(error).key === 'internal') throw error;
}

async function letAllEnd(
  world: MoneyWorld,
  run: (work: () => Promise<unknown>) => Promise<unknown>,
  from: number,
): Promise<number> {
  let now = from;
  for (let round = 0; round < ROUNDS; round += 1) {
    now += 90 * MINUTE_MS;
    await world.sweep(now, run);
    await run(() => world.reconcile(now));
    await run(() => world.bookUnknown(now));
    const open = (await world.payments()).filter(({ status }) => status.endsWith('PENDING'));
    if (open.length === 0) {
      // Late payers find whatever page is open still.
      for (const { status } of await world.sessions()) if (status === 'active') await world.pay(0);
      await world.events();
      if ((await world.unbooked()) === 0 && round > 2) return now;
    }
  }
  throw new Error('something never ends');
}

async function tally(world: MoneyWorld, step: string): Promise<Omit<Tally, 'deaths'>> {
  const [sessions, payments, bought] = [
    await world.sessions(),
    await world.payments(),
    await world.bought(),
  ];
  const paid = sessions.filter(({ status }) => status === 'paid');
  const kept = new Map<string, number>();
  let refunded = 0;
  for (const session of paid) {
    const about = `${step}, ${session.id}`;
    const booked = payments.filter(
      ({ gatewayPaymentId }) => gatewayPaymentId === session.paymentId,
    );
    assert.equal(booked.length, 1, `booked ${booked.length} times: ${about}`);
    const [payment] = booked;
    assert.equal(payment?.received, session.amount, about);
    if (session.refunded === 0) {
      assert.equal(payment?.status, 'PAID', about);
      const id = payment?.payableId ?? '';
      kept.set(id, (kept.get(id) ?? 0) + 1);
    } else {
      assert.equal(session.refunded, session.amount, `refunded in part: ${about}`);
      assert.equal(payment?.status, 'REFUNDED', about);
      refunded += 1;
    }
  }
  // Each thing that is had was paid once, and what is not had keeps nothing.
  assert.deepEqual([...kept.keys()].toSorted(), [...bought].toSorted(), step);
  assert.deepEqual(
    [...kept.values()].filter((count) => count !== 1),
    [],
    step,
  );
  await expectBooks(sum(paid.map(({ amount, refunded: back }) => amount - back)), payments, step);
  const references = new Set(sessions.map(({ reference }) => reference));
  const unknown = (await database().select().from(unclaimedPayments)).filter(({ reference }) =>
    references.has(reference ?? ''),
  ).length;
  assert.equal(unknown, 0, step);
  return { sessions: sessions.length, paid: paid.length, kept: kept.size, refunded, unknown };
}

/** The books sum to 0, and have at the gateway what is there. */
async function expectBooks(
  atGateway: number,
  payments: readonly { id: string }[],
  step: string,
): Promise<void> {
  const ids = payments.map(({ id }) => id);
  const { rows } = await database().execute<{ all: number; gateway: number }>(sql`
    select coalesce(sum(l.amount), 0)::float8 as all,
      coalesce(sum(l.amount) filter (where l.account = 'gateway'), 0)::float8 as gateway
    from ledger_postings l join ledger_entries e on e.id = l.entry_id
    where e.source_id = any(${sql.param(ids)}::uuid[])
      or e.source_id in (select id from refunds where payment_id = any(${sql.param(ids)}::uuid[]))`);
  assert.deepEqual(rows, [{ all: 0, gateway: atGateway }], step);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
