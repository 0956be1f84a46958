import pg from 'pg';
import {
  searchFreeHelp as getFreeHelp,
  searchLawyers as getLawyers,
} from '@/lib/contract/lawyers/search';
import { transaction } from '@/lib/server/platform/db/pool';
import { seedLawyer } from '@/lib/server/seed/lawyer';
import { send, TestBrowser } from '@/lib/testing/api/requests';
import { runAsVisitor } from '@/lib/testing/api/run-operation';
import { applySettings } from '@/lib/testing/jest/settings';
import { searchFreeHelp, searchLawyers } from './operations';

applySettings({ ADDRESS_LIMIT_FACTOR: '1' });

const NOW = Date.parse('2026-11-23T01:20:00Z');
const MANILA = 'Metro Manila (NCR)';
const CEBU = 'Central Visayas (VII)';

/** Every second of forty gives a free consultation; most ratings are ties. */
beforeAll(async () => {
  await transaction(async (tx) => {
    for (let n = 0; n < 40; n += 1) {
      await seedLawyer(tx, {
        lawyer: {
          id: `lawyer${String((n * 7) % 40).padStart(2, '0')}`,
          region: n % 3 === 0 ? CEBU : MANILA,
          areas: ['Labor'],
          rating: [0, 4.5, 5][n % 3] ?? 0,
          freeConsultation: n % 2 === 0,
        },
      });
    }
  });
});

type Query = Record<string, string | number>;

test.each<[string, Query]>([
  ['by rating', {}],
  ['by price', { sort: 'price', sort_direction: 1 }],
  ['for an area and region', { area_of_practice: 'labor', region: CEBU }],
  ['for a region without any', { area_of_practice: 'labor', region: 'caraga' }],
])('answers as the search with free=1 does, page by page, %s', async (_, query) => {
  for (const page of [0, 1, 2]) {
    const found = await runAsVisitor(searchFreeHelp, { query: { ...query, page } }, NOW);
    const asked = { query: { ...query, free: 1, page } };
    expect(found).toEqual(await runAsVisitor(searchLawyers, asked, NOW));
    expect(found.total).toBe(20);
    expect(found.results).toHaveLength(page < 2 ? 10 : 0);
    expect(found.results.every((card) => card.free_consultation)).toBe(true);
  }
});

test.each(['0', '1', 'yes', ''])('a parameter free=%s changes nothing', async (free) => {
  const answer = await new TestBrowser().call(getFreeHelp, { query: { free } });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ total: 20, hasMore: true, page: 0 });
});

test('a page costs as few statements as that of all lawyers', async () => {
  const statements = jest.spyOn(pg.Client.prototype, 'query');
  const costOf = async (search: () => Promise<unknown>) => {
    statements.mockClear();
    await search();
    return statements.mock.calls.length;
  };
  const free = await costOf(() => runAsVisitor(searchFreeHelp, { query: { page: 1 } }, NOW));
  expect(free).toBe(await costOf(() => runAsVisitor(searchLawyers, { query: {} }, NOW)));
});

test('counts to the same limit as the other searches of an address', async () => {
  const request = { headers: { 'x-client-address': '198.51.100.44' } };
  const ask = (count: number) =>
    Promise.all(
      Array.from({ length: count }, async (_, n) => {
        const { status } = await send(n % 2 === 0 ? getFreeHelp : getLawyers, request);
        return status;
      }),
    );
  for (let asked = 0; asked < 120; asked += 20)
    expect(new Set(await ask(20))).toEqual(new Set([200]));
  expect(await ask(2)).toEqual([429, 429]);
});
