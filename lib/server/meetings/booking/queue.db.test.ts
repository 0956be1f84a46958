import pg from 'pg';
import { lock } from '@/lib/server/platform/db/locks';
import { mainPool, transaction } from '@/lib/server/platform/db/pool';
import { book, hold } from '@/lib/testing/bookings';
import { textOf } from '@/lib/testing/database';
import {
  manilaTime,
  newClient,
  newLawyer,
  type TestLawyer,
  type TestUser,
} from '@/lib/testing/factories';

let lawyer: TestLawyer;
beforeEach(async () => {
  lawyer = await newLawyer();
});

const SHAPE =
  /begin|commit|pg_advisory_xact_lock|listed_lawyers|notice_minutes|count|insert into "\w+"/;

const START = () => manilaTime(2, 600);

/** Holds the lawyer's lock, as another process would, until the work is done. */
async function whileLocked(lawyerId: string, work: () => Promise<void>): Promise<void> {
  await transaction(async (tx) => {
    await lock(tx, 'lawyer', lawyerId);
    await work();
  });
}

/** Tries again when told to, as a client does where the machine is slow. */
async function bookPatiently(client: TestUser): Promise<{ status: number }> {
  for (;;) {
    const answer = await book(client, lawyer, START());
    if (answer.status !== 503) return answer;
  }
}

test('a time that is taken is refused without waiting for the lock', async () => {
  await hold(await newClient(), lawyer, START());
  const late = await newClient();
  await whileLocked(lawyer.lawyerId, async () => {
    // Had it waited, the lock would not have been released: 503.
    expect((await book(late, lawyer, START())).status).toBe(409);
  });
});

test('many who wait for one lawyer leave the connections to others', async () => {
  const clients = await Promise.all(Array.from({ length: 30 }, () => newClient()));
  const [other, someone] = [await newLawyer(), await newClient()];
  let waiting: Promise<{ status: number }>[] = [];
  await whileLocked(lawyer.lawyerId, async () => {
    waiting = clients.map(bookPatiently);
    expect((await book(someone, other, START())).status).toBe(201);
    expect(mainPool().waitingCount).toBe(0);
  });
  const statuses = (await Promise.all(waiting)).map(({ status }) => status).toSorted();
  expect(statuses).toEqual([201, ...Array(29).fill(409)]);
});

test('beyond the bound of waiters it is 503 with Retry-After, and one at most is booked', async () => {
  const clients = await Promise.all(Array.from({ length: 110 }, () => newClient()));
  let waiting: ReturnType<typeof book>[] = [];
  await whileLocked(lawyer.lawyerId, async () => {
    waiting = clients.map((client) => book(client, lawyer, START()));
    const refused = await Promise.race(waiting);
    expect(refused).toMatchObject({ status: 503, body: { key: 'unavailable' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
  const statuses = (await Promise.all(waiting)).map(({ status }) => status);
  expect(statuses.filter((status) => ![201, 409, 503].includes(status))).toEqual([]);
  expect(statuses.filter((status) => status === 201).length).toBeLessThanOrEqual(1);
});

test('a lock that does not come is 503, and nothing is booked', async () => {
  const client = await newClient();
  await whileLocked(lawyer.lawyerId, async () => {
    const answer = await book(client, lawyer, START());
    expect(answer).toMatchObject({ status: 503, body: { key: 'unavailable' } });
  });
  expect((await book(client, lawyer, START())).status).toBe(201);
});

test('nothing is looked at before the locks are held, nor written behind the commit', async () => {
  const statements = jest.spyOn(pg.Client.prototype, 'query');
  expect((await book(await newClient(), lawyer, START())).status).toBe(201);
  const sent = statements.mock.calls.map(([statement]) => textOf(statement));
  statements.mockRestore();
  const locked = sent.findIndex((text) => text.includes('pg_advisory_xact_lock'));
  const kinds = sent.slice(locked - 1, locked + 7).map((text) => text.match(SHAPE)?.[0]);
  expect(kinds).toEqual([
    'begin',
    'pg_advisory_xact_lock',
    'listed_lawyers',
    'notice_minutes',
    'count',
    'insert into "meetings"',
    'insert into "payments"',
    'commit',
  ]);
});

test('the number of statements of a refusal and of a booking', async () => {
  const client = await newClient();
  await book(await newClient(), lawyer, manilaTime(2, 900));
  const statements = jest.spyOn(pg.Client.prototype, 'query');
  expect((await book(client, lawyer, START())).status).toBe(201);
  const booking = statements.mock.calls.length;
  const late = await newClient();
  statements.mockClear();
  expect((await book(late, lawyer, START())).status).toBe(409);
  const refusal = statements.mock.calls.length;
  statements.mockRestore();
  // One of them asks whether the installation is held, before the gateway is asked to do something.
  expect({ booking, refusal }).toEqual({ booking: 21, refusal: 6 });
});

test('a booking alone holds one connection until it is certain', async () => {
  const client = await newClient();
  await book(await newClient(), lawyer, manilaTime(2, 900));
  const statements = jest.spyOn(pg.Client.prototype, 'query');
  const pool = mainPool();
  let used = 0;
  const most: number[] = [];
  const taken = () => {
    used += 1;
    if (!sentTo(statements.mock.calls).includes('commit')) most.push(used);
  };
  const released = () => {
    used -= 1;
  };
  pool.on('acquire', taken).on('release', released);
  expect((await book(client, lawyer, START())).status).toBe(201);
  pool.off('acquire', taken).off('release', released);
  statements.mockRestore();
  expect(Math.max(...most)).toBe(1);
});

function sentTo(calls: readonly (readonly unknown[])[]): string[] {
  return calls.map(([statement]) => textOf(statement));
}
