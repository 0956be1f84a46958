import pg from 'pg';
import { DAY_MS, HOUR_MS } from '@/lib/domain/platform/time';
import { transaction } from '@/lib/server/platform/db/pool';
import { seedLawyer } from '@/lib/server/seed/lawyer';
import { runAsVisitor } from '@/lib/testing/api/run-operation';
import { featuredLawyers } from './operations';

/** Mon, Nov 23, 2026, 9:20 AM in Manila. */
const NOW = Date.parse('2026-11-23T01:20:00Z');
const MANILA = 'Metro Manila (NCR)';
const REGIONS = [
  MANILA,
  'Central Visayas (VII)',
  'Davao Region (XI)',
  'Caraga (XIII)',
  'Calabarzon (IV-A)',
];
/** No lawyer in it has an open time. */
const BUSY_REGION = 'Bicol Region (V)';
const LAWYERS = REGIONS.flatMap((region, r) =>
  Array.from({ length: region === MANILA ? 8 : 2 }, (_, n) => ({ id: `lawyer-${r}-${n}`, region })),
);

beforeAll(async () => {
  await transaction(async (tx) => {
    for (const lawyer of LAWYERS) await seedLawyer(tx, { lawyer });
    await seedLawyer(tx, {
      lawyer: { id: 'hidden', region: 'MIMAROPA (Region IV-B)', isPublic: false },
    });
    const always = { startsAt: new Date(NOW - DAY_MS), endsAt: new Date(NOW + 400 * DAY_MS) };
    await seedLawyer(tx, { lawyer: { id: 'busy', region: BUSY_REGION }, blockers: [always] });
  });
});

function featured(now = NOW) {
  return runAsVisitor(featuredLawyers, {}, now);
}

async function idsOn(day: number): Promise<string[]> {
  const { results } = await featured(NOW + day * DAY_MS);
  return results.map((card) => card._id);
}

test('four lawyers of four regions, each with an open time', async () => {
  const { results, day } = await featured();
  expect(day).toBe('2026-11-23');
  expect(results).toHaveLength(4);
  expect(new Set(results.map(({ region }) => region)).size).toBe(4);
  for (const { calendar } of results) {
    expect(Object.values(calendar).flat()).not.toEqual([]);
  }
});

test('the lots hold for a day in Manila and are drawn again for the next', async () => {
  const today = await idsOn(0);
  expect((await featured(NOW + 14 * HOUR_MS)).results.map((card) => card._id)).toEqual(today);
  const midnight = await featured(Date.parse('2026-11-24T00:00:00+08:00'));
  expect(midnight.day).toBe('2026-11-24');
  expect(midnight.results.map((card) => card._id)).not.toEqual(today);
});

test('everybody has a turn, nobody hidden or without a time', async () => {
  const seen = new Set<string>();
  for (let day = 0; day < 120; day += 1) for (const id of await idsOn(day)) seen.add(id);
  expect([...seen].toSorted()).toEqual(LAWYERS.map(({ id }) => id).toSorted());
});

test('it costs two statements', async () => {
  const statements = jest.spyOn(pg.Client.prototype, 'query');
  await featured();
  expect(statements.mock.calls.length).toBe(2);
  statements.mockRestore();
});
