import { eq, sql } from 'drizzle-orm';
import { AREAS } from '@/lib/catalogue/areas';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { lawyerSearch, lawyers, searchCounts } from '@/lib/server/schema/lawyers';
import { seedLawyer } from '@/lib/server/seed/lawyer';
import { profilesChanged } from '../profiles/service';
import { aggregate, countLawyers, foldCounts } from './counts';

const NOW = Date.parse('2026-11-23T01:20:00Z');
const REGIONS = ['Metro Manila (NCR)', 'Central Visayas (VII)', 'Davao Region (XI)'] as const;
const LANGUAGES = ['English', 'Tagalog', 'Korean', 'Waray'];
const LABELS = AREAS.flatMap(({ areas }) => areas).slice(0, 4);
const IDS = Array.from({ length: 12 }, (_, n) => `lawyer-${n}`);

beforeAll(async () => {
  await transaction(async (tx) => {
    for (const id of IDS) await seedLawyer(tx, { lawyer: { id, areas: ['Labor'] } });
  });
});

/** A generator of the same numbers each time. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
}

/** Some of a list, at least one. */
function some<T>(list: readonly T[], next: (below: number) => number): T[] {
  const chosen = list.filter(() => next(2) === 0);
  return chosen.length > 0 ? chosen : list.slice(0, 1);
}

async function change(id: string, fields: Partial<typeof lawyers.$inferInsert>): Promise<void> {
  await transaction(async (tx) => {
    await tx.update(lawyers).set(fields).where(eq(lawyers.id, id));
    await profilesChanged(tx, id);
  });
}

function randomFields(next: (below: number) => number): Partial<typeof lawyers.$inferInsert> {
  return {
    region: REGIONS[next(REGIONS.length)],
    languages: some(LANGUAGES, next),
    areas: some(LABELS, next),
    isPublic: next(4) > 0,
    price30: 50_000 + 10_000 * next(5),
    price60: 90_000 + 10_000 * next(5),
    // Ended, or still good.
    ibpVerifiedAt: new Date(Date.now() - (next(5) === 0 ? 500 : 50) * 86_400_000),
    quote: `Quote ${next(3)}`,
  };
}

interface Counted extends Record<string, unknown> {
  total: number;
  min: number | null;
  max: number | null;
  min60: number | null;
  languages: string[] | null;
  regions: { region: string; total: number }[] | null;
}

/** The same figures by walking over all rows. */
async function walked(area: string, region: string): Promise<Counted> {
  const { rows } = await database().execute<Counted>(sql`
    with found as (select * from listed_lawyers where area = ${area} and (${region} = '' or region = ${region}))
    select count(*)::int as total, min(price), max(price), min(price_60) as min60,
      (select json_agg(name order by speakers desc, name collate "C") from (
        select name, count(*) as speakers from found, unnest(languages) name group by name) l) as languages,
      (select json_agg(json_build_object('region', region, 'total', total) order by total desc, region collate "C")
        from (select region, count(*)::int as total from found group by region) r) as regions
    from found`);
  if (!rows[0]) throw new Error('one row');
  return rows[0];
}

async function expectRightFigures(): Promise<void> {
  for (const area of ['*', ...LABELS]) {
    for (const region of ['', ...REGIONS]) {
      const { total, min, max, min60, languages, regions } = await walked(area, region);
      const stored = await aggregate(database(), { area, region }, NOW);
      expect(stored).toMatchObject({ total, languages: languages ?? [], regions: regions ?? [] });
      expect([stored.price30?.min ?? null, stored.price30?.max ?? null]).toEqual([min, max]);
      expect(stored.price60?.min ?? null).toBe(min60);
      const everywhere = (await walked(area, '')).total;
      expect(await countLawyers(database(), { area, region })).toEqual({
        total: everywhere,
        exact: total,
      });
    }
  }
}

test('after any changes the stored figures are those of all rows', async () => {
  const next = numbers(7);
  for (let round = 0; round < 5; round += 1) {
    for (let n = 0; n < 10; n += 1) await change(IDS[next(IDS.length)] ?? '', randomFields(next));
    await expectRightFigures();
    await foldCounts();
    await expectRightFigures();
  }
});

test('changes at the same time, and the sums beside them, lose none', async () => {
  const next = numbers(11);
  for (let round = 0; round < 3; round += 1) {
    await Promise.all([
      ...IDS.map((id) => change(id, randomFields(next))),
      foldCounts(),
      foldCounts(),
    ]);
    await expectRightFigures();
  }
});

test('a lawyer who speaks a language is counted with it', async () => {
  await change('lawyer-0', { ...randomFields(numbers(3)), languages: ['English', 'Waray'] });
  const { rows } = await database().execute<{ total: number }>(
    sql`select count(*)::int as total from listed_lawyers where area = '*' and languages @> '{Waray}'`,
  );
  const counted = await countLawyers(database(), { area: '*', region: '' }, 'Waray');
  expect(counted.total).toBe(rows[0]?.total);
});

test('summing up leaves one row for each that counts the same, and nothing where nobody is left', async () => {
  for (const id of IDS) await change(id, { isPublic: false });
  expect(await database().$count(searchCounts)).toBeGreaterThan(0);
  await foldCounts();
  expect(await database().$count(searchCounts)).toBe(0);
  await change('lawyer-1', { isPublic: true, ibpVerifiedAt: new Date() });
  await change('lawyer-1', { languages: ['English'], areas: ['Labor'] });
  await foldCounts();
  // Any area and labor, each for all and for English.
  expect(await database().$count(searchCounts)).toBe(4);
});

test('what is counted cannot be changed in place', async () => {
  const changing = database().update(lawyerSearch).set({ region: 'Caraga (XIII)' });
  await expect(changing).rejects.toThrow();
});
