import { sql } from 'drizzle-orm';
import pg from 'pg';
import { SEARCH_REGIONS } from '@/lib/catalogue/regions';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { seedLawyer } from '@/lib/server/seed/lawyer';
import { mainEntries } from '@/lib/server/site/sitemap/service';
import { runAsVisitor } from '@/lib/testing/api/run-operation';
import { refreshTimes } from '../open-times/service';
import { getLawyerProfile } from '../profiles/operations';
import { featuredLawyers, summarizeLawyers } from './operations';

const LAWYERS = 2_000;
/** Mon, Nov 23, 2026, 9:20 AM in Manila. */
const NOW = Date.parse('2026-11-23T01:20:00Z');

beforeAll(async () => {
  await transaction((tx) => seedLawyer(tx, { lawyer: { id: 'original', areas: ['Labor'] } }));
  const copy = sql`'copy-' || n`;
  await database().execute(sql`
    insert into users (id, type, first_name, last_name, email, email_verified_at)
      select md5(n::text)::uuid, 'LAWYER', 'Ana', 'Reyes', n || '@example.com', now() from generate_series(1, ${LAWYERS}) n`);
  await database().execute(sql`
    insert into lawyers select (jsonb_populate_record(l, jsonb_build_object(
        'id', ${copy}, 'user_id', md5(n::text), 'rating', (n % 50) / 10.0,
        'region', (${sql.param(SEARCH_REGIONS)}::text[])[1 + n % ${SEARCH_REGIONS.length}]))).*
      from lawyers l, generate_series(1, ${LAWYERS}) n where l.id = 'original'`);
  await database().execute(sql`
    insert into availability_hours (lawyer_id, day, start_minute, end_minute)
      select ${copy}, d, 540, 1020 from generate_series(1, ${LAWYERS}) n, generate_series(1, 5) d`);
  await database().execute(sql`
    insert into lawyer_search select (jsonb_populate_record(s, jsonb_build_object(
        'lawyer_id', l.id, 'region', l.region, 'rating', l.rating))).*
      from lawyer_search s, lawyers l where s.lawyer_id = 'original' and l.id like 'copy-%'`);
  await refreshTimes(NOW);
});

/** Measures the rows that a call reads, and the size of its answer. */
async function measured(call: () => Promise<unknown>) {
  const query = jest.spyOn(pg.Client.prototype, 'query');
  const answer = await call();
  const results: unknown[] = await Promise.all(
    query.mock.results.map(({ value }) => value as unknown),
  );
  query.mockRestore();
  const rows = results.map((result) => (result as pg.QueryResult | undefined)?.rows?.length ?? 0);
  return {
    statements: results.length,
    rows: rows.reduce((sum, count) => sum + count, 0),
    bytes: JSON.stringify(answer).length,
  };
}

test('the summary of every lawyer there is reads one row and answers a few lines', async () => {
  const of = (query: { area_of_practice?: string }) =>
    measured(() => runAsVisitor(summarizeLawyers, { query }, NOW));
  for (const query of [{}, { area_of_practice: 'labor' }]) {
    const cost = await of(query);
    expect(cost.statements).toBe(1);
    expect(cost.rows).toBeLessThanOrEqual(1);
    expect(cost.bytes).toBeLessThan(4_000);
  }
  const all = await runAsVisitor(summarizeLawyers, { query: {} }, NOW);
  expect(all).toMatchObject({ total: LAWYERS + 1, earliest: '2026-11-23T03:30:00Z' });
});

test('the lawyers of the main page come from one draw of a lawyer a region', async () => {
  const cost = await measured(() => runAsVisitor(featuredLawyers, {}, NOW));
  expect(cost.statements).toBe(2);
  expect(cost.rows).toBeLessThanOrEqual(3 * SEARCH_REGIONS.length);
});

test('a profile does not depend on the others', async () => {
  const cost = await measured(() =>
    runAsVisitor(getLawyerProfile, { params: { id: 'copy-7' } }, NOW),
  );
  expect(cost.rows).toBeLessThan(100);
});

test('the sitemap holds no more addresses than a sitemap may', async () => {
  let entries = 0;
  for await (const batch of mainEntries()) {
    expect(batch.length).toBeLessThanOrEqual(1_000);
    entries += batch.length;
  }
  expect(entries).toBeGreaterThan(LAWYERS);
  expect(entries).toBeLessThanOrEqual(50_000);
});
