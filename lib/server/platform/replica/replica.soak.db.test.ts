/** @alone has a primary and a replica of its own */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { newLawyer } from '@/lib/testing/factories';
import {
  answering,
  type Replicated,
  startReplicated,
  untilAnswering,
} from '@/lib/testing/jest/replica';
import { limit } from '@/scripts/lib/test/speed';
import { searchPage } from '../../lawyers/search/service';
import { database } from '../db/pool';

const EVERYBODY = { page: 0, sort: 'rating', sort_direction: -1 } as const;

let replicated: Replicated;
let lawyerId: string;

beforeAll(async () => {
  replicated = await startReplicated();
  ({ lawyerId } = await newLawyer());
}, 60_000);
afterAll(() => replicated?.stop());

const found = async () =>
  (await searchPage(EVERYBODY, Date.now())).lawyers.some(({ card }) => card.id === lawyerId);

test('is left alone when it is five seconds behind, whatever changed', async () => {
  await untilAnswering('replica');
  await replicated.replay('pause');
  const began = performance.now();
  try {
    while ((await answering()) === 'replica') {
      await database().execute(sql`select pg_logical_emit_message(true, 'test', 'something else')`);
      await sleep(50);
    }
    expect(performance.now() - began).toBeLessThan(limit(6_500));
    expect(performance.now() - began).toBeGreaterThan(4_000);
  } finally {
    await replicated.replay('resume');
  }
  await untilAnswering('replica');
});

test('that no longer answers, or is gone, costs one wait and no answer', async () => {
  await untilAnswering('replica');
  replicated.freeze();
  const times: number[] = [];
  for (let i = 0; i < 20; i += 1) {
    const began = performance.now();
    expect(await found()).toBe(true);
    times.push(performance.now() - began);
  }
  expect(Math.max(...times)).toBeLessThan(limit(2_500));
  expect(times.filter((ms) => ms > limit(500)).length).toBeLessThanOrEqual(1);
  await replicated.stopReplica();
  const answers = await Promise.all(Array.from({ length: 20 }, found));
  expect(new Set(answers)).toEqual(new Set([true]));
  expect(await answering()).toBe('primary');
});
