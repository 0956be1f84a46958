import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { load } from '../pipeline/load';
import { operation } from '../pipeline/operation';
import { sharesOutage } from './outage';
import { database } from './pool';

const about = { tag: 'Probe', summary: 'Answers', access: 'public' } as const;

/** A read of a page that asks the database this. */
function read(
  path: '/api/v1/quick' | '/api/v1/slow' | '/api/v1/lost',
  statement: ReturnType<typeof sql>,
) {
  const response = z.object({ done: z.boolean() });
  const probe = endpoint({ ...about, method: 'GET', path, response, status: 200, errors: [] });
  return operation(probe, async () => {
    await database().execute(statement);
    return { done: true };
  });
}

const quick = read('/api/v1/quick', sql`select 1`);
const slow = read('/api/v1/slow', sql`select pg_sleep(20)`);
const lost = read('/api/v1/lost', sql`select pg_terminate_backend(pg_backend_pid())`);

beforeEach(() => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => jest.restoreAllMocks());

test('a read that takes too long closes its own page alone', async () => {
  const began = performance.now();
  await expect(load(slow, {}, null)).rejects.toMatchObject({ key: 'unavailable' });
  await expect(load(quick, {}, null)).resolves.toEqual({ done: true });
  expect(sharesOutage(performance.now() - began)).toBe(false);
});

test('after a lost connection pages read nothing for a moment', async () => {
  await expect(load(lost, {}, null)).rejects.toMatchObject({ key: 'unavailable' });
  await expect(load(quick, {}, null)).rejects.toMatchObject({ key: 'unavailable' });
});
