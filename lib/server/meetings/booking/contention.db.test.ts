import { sql } from 'drizzle-orm';
import { createMeeting } from '@/lib/contract/meetings/meetings';
import { isoInstant } from '@/lib/domain/platform/time';
import { database } from '@/lib/server/platform/db/pool';
import { blockers } from '@/lib/server/schema/lawyers';
import { send, type TestResponse } from '@/lib/testing/api/requests';
import { manilaTime, newClient, newLawyer, type TestUser } from '@/lib/testing/factories';

const CLIENTS = 50;
const ATTEMPTS = 500;

interface Attempt {
  client: TestUser;
  start: number;
  duration: 30 | 60;
  answer: TestResponse;
  ms: number;
}

const PRICE = { 30: 100_000, 60: 180_000 } as const;

/** 20 starts: half-hour steps, so that 60-minute meetings overlap their neighbours; two of them are blocked. */
function starts(): number[] {
  return Array.from({ length: 20 }, (_, i) => manilaTime(2, 9 * 60 + i * 30));
}

async function attempt(
  lawyerId: string,
  client: TestUser,
  start: number,
  duration: 30 | 60,
): Promise<Attempt> {
  const began = performance.now();
  let answer: TestResponse;
  // On a slow machine some are told to come back, as a client then does. How many can be served is for the bench to say.
  do answer = await request(lawyerId, client, start, duration);
  while (answer.status === 503);
  return { client, start, duration, answer, ms: performance.now() - began };
}

function request(lawyerId: string, client: TestUser, start: number, duration: 30 | 60) {
  return send(createMeeting, {
    cookie: client.cookie,
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: {
      lawyer_id: lawyerId,
      start_time: isoInstant(start),
      duration,
      type: 'VIDEO',
      subject: 'Contention',
      description: 'Many want the same time.',
      consent: true,
      payment_method: 'gcash',
      expected_total: PRICE[duration],
    },
  });
}

describe('many clients want the same times of one lawyer', () => {
  let attempts: Attempt[];
  let lawyerId: string;

  beforeAll(async () => {
    lawyerId = (await newLawyer()).lawyerId;
    const blocked = starts()[18] ?? 0;
    await database()
      .insert(blockers)
      .values({ lawyerId, startsAt: new Date(blocked), endsAt: new Date(blocked + 60 * 60_000) });
    const clients = await Promise.all(Array.from({ length: CLIENTS }, () => newClient()));
    const slots = starts();
    // Each client tries ten times, one after the other, all clients at once.
    attempts = (
      await Promise.all(
        clients.map(async (client, c) => {
          const own: Attempt[] = [];
          for (let i = 0; i < ATTEMPTS / CLIENTS; i += 1) {
            const start = slots[(c * 7 + i * 3) % slots.length] ?? 0;
            own.push(await attempt(lawyerId, client, start, (c + i) % 2 ? 60 : 30));
          }
          return own;
        }),
      )
    ).flat();
  });

  it('answers every attempt with 201, 409 or 429', () => {
    expect(attempts).toHaveLength(ATTEMPTS);
    const others = attempts.filter(({ answer }) => ![201, 409, 429].includes(answer.status));
    expect(others.map(({ answer }) => answer.body)).toEqual([]);
    expect(attempts.filter(({ answer }) => answer.status === 201).length).toBeGreaterThan(0);
  });

  it('never holds two overlapping times', async () => {
    const { rows } = await database().execute(sql`
      select a.id from meetings a join meetings b on a.id < b.id and a.lawyer_id = b.lawyer_id
       and a.status in ('PAYMENT_PENDING', 'CONFIRMED') and b.status in ('PAYMENT_PENDING', 'CONFIRMED')
       and tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)`);
    expect(rows).toEqual([]);
  });

  it('has a row for every 201 and no other', async () => {
    const { rows } = await database().execute<{ id: string }>(
      sql`select id from meetings where lawyer_id = ${lawyerId}`,
    );
    const answered = attempts
      .filter(({ answer }) => answer.status === 201)
      .map(({ answer }) => (answer.body as { _id: string })._id);
    expect(rows.map((row) => row.id).toSorted()).toEqual(answered.toSorted());
  });

  it('refuses with 409 only what overlaps an active meeting or a blocker, so that nothing refused still fits', async () => {
    const refused = attempts.filter(({ answer }) => answer.status === 409);
    expect(refused.length).toBeGreaterThan(0);
    for (const { start, duration } of refused) {
      const range = sql`tstzrange(${new Date(start).toISOString()}, ${new Date(start + duration * 60_000).toISOString()})`;
      const { rows } = await database().execute(sql`
        select 1 from meetings where lawyer_id = ${lawyerId} and status in ('PAYMENT_PENDING', 'CONFIRMED')
          and tstzrange(starts_at, ends_at) && ${range}
        union all select 1 from blockers where lawyer_id = ${lawyerId} and tstzrange(starts_at, ends_at) && ${range}`);
      expect(rows.length).toBeGreaterThan(0);
    }
  });

  afterAll(() => {
    const times = attempts.map(({ ms }) => Math.round(ms)).toSorted((a, b) => a - b);
    const at = (share: number) => times[Math.floor((times.length - 1) * share)];
    process.stdout.write(`contention: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms\n`);
  });
});
