import pg from 'pg';
import { transaction } from '@/lib/server/platform/db/pool';
import { seedLawyer } from '@/lib/server/seed/lawyer';
import type { NewLawyer } from '@/lib/server/seed/store';
import { runAsVisitor } from '@/lib/testing/api/run-operation';
import { refreshTimes } from '../open-times/service';
import { searchLawyers, summarizeLawyers } from './operations';

/** Mon, Nov 23, 2026, 9:20 AM in Manila. */
const NOW = Date.parse('2026-11-23T01:20:00Z');
const MANILA = 'Metro Manila (NCR)';
const CEBU = 'Central Visayas (VII)';
const WEDNESDAY_AT_TEN = [{ day: 3, startMinute: 600, endMinute: 660 }];

type Given = Partial<NewLawyer> & { id: string; hours?: typeof WEDNESDAY_AT_TEN };

const LAWYERS: readonly Given[] = [
  { id: 'ana', city: 'Makati', rating: 3, price30: 90_000, price60: 160_000 },
  { id: 'ben', city: 'City of Makati', rating: 4, languages: ['English'], hours: [] },
  { id: 'cora', city: 'MAKATI CITY', rating: 2, price30: 300_000, price60: 520_000 },
  { id: 'dan', city: 'Pasig', rating: 5, languages: ['English', 'Korean'], hours: [] },
  { id: 'eva', city: 'Quezon City', rating: 1, isPublic: false, price30: 20_000 },
  { id: 'fe', city: 'Makati', region: CEBU, hours: WEDNESDAY_AT_TEN },
  { id: 'gil', city: 'Makati', areas: ['Election Law'], price30: 10_000, hours: [] },
].map((lawyer) => ({ areas: ['Labor'], region: MANILA, ...lawyer }));

beforeAll(async () => {
  await transaction(async (tx) => {
    for (const { hours, ...lawyer } of LAWYERS) {
      // A complete profile has an open day; a lawyer without free time is one whose hours are all blocked.
      const always = { startsAt: new Date(NOW - 1), endsAt: new Date(NOW + 30 * 86_400_000) };
      const blockers = hours?.length === 0 ? [always] : [];
      await seedLawyer(tx, {
        lawyer,
        blockers,
        ...(hours && hours.length > 0 && { hours }),
      });
    }
  });
  await refreshTimes(NOW);
});

function summary(query: { area_of_practice?: string; region?: string }) {
  return runAsVisitor(summarizeLawyers, { query }, NOW);
}

async function idsOf(query: Record<string, string>) {
  const { results, total, exactMatch } = await runAsVisitor(searchLawyers, { query }, NOW);
  return { ids: results.map((card) => card._id), total, exactMatch };
}

test('counts the visible lawyers of area and region, with their prices and languages', async () => {
  expect(await summary({ area_of_practice: 'labor', region: 'metro-manila' })).toEqual({
    total: 4,
    price_30: { min: 90_000, max: 300_000 },
    price_60: { min: 160_000, max: 520_000 },
    // From 9 to 5 with two hours of notice.
    earliest: '2026-11-23T03:30:00Z',
    languages: ['English', 'Tagalog', 'Korean'],
    regions: [{ region: MANILA, total: 4 }],
  });
});

test('the earliest time is the earliest that the search shows, null where nobody has one', async () => {
  const cebu = await summary({ area_of_practice: 'labor', region: 'cebu' });
  expect(cebu).toMatchObject({ total: 1, earliest: '2026-11-25T02:00:00Z' });
  const { results } = await runAsVisitor(searchLawyers, { query: { region: CEBU } }, NOW);
  const shown = results
    .filter((card) => card.exactMatch)
    .flatMap((card) => Object.values(card.calendar));
  expect(shown.flat()[0]?.start_time).toBe(cebu.earliest);
  const election = await summary({ area_of_practice: 'election', region: MANILA });
  expect(election).toMatchObject({ total: 1, earliest: null });
});

test('a city stands for its region, the country for all of it, no area for every lawyer once', async () => {
  const region = await summary({ area_of_practice: 'labor', region: MANILA });
  expect(await summary({ area_of_practice: 'labor', region: 'taguig' })).toEqual(region);
  expect((await summary({ area_of_practice: 'labor', region: 'philippines' })).total).toBe(5);
  const everywhere = await summary({ area_of_practice: 'labor' });
  expect(everywhere.total).toBe(5);
  expect(everywhere.regions).toEqual([
    { region: MANILA, total: 4 },
    { region: CEBU, total: 1 },
  ]);
  expect((await summary({})).total).toBe(6);
});

test('without a lawyer there is nothing to say', async () => {
  expect(await summary({ area_of_practice: 'taxation', region: 'caraga' })).toEqual({
    total: 0,
    price_30: null,
    price_60: null,
    earliest: null,
    languages: [],
    regions: [],
  });
});

test('an unknown area or region is refused by name', async () => {
  const refused = (field: string) => ({
    key: 'invalid_input',
    fields: { [field]: expect.any(String) },
  });
  await expect(summary({ area_of_practice: 'astrology' })).rejects.toMatchObject(
    refused('area_of_practice'),
  );
  await expect(summary({ region: 'atlantis' })).rejects.toMatchObject(refused('region'));
});

test('costs one statement, however many lawyers there are', async () => {
  const statements = jest.spyOn(pg.Client.prototype, 'query');
  await summary({ area_of_practice: 'labor' });
  expect(statements).toHaveBeenCalledTimes(1);
  statements.mockClear();
  await summary({ area_of_practice: 'taxation' });
  expect(statements).toHaveBeenCalledTimes(1);
  statements.mockRestore();
});

describe('search in one city', () => {
  it('finds the lawyers who give it, however they write it, and nobody elsewhere', async () => {
    const makati = { ids: ['ben', 'ana', 'cora'], total: 3, exactMatch: true };
    expect(await idsOf({ area_of_practice: 'labor', city: 'makati' })).toEqual(makati);
    expect(await idsOf({ area_of_practice: 'labor', city: 'makati', region: MANILA })).toEqual(
      makati,
    );
  });

  it('takes Pasig for Ortigas', async () => {
    expect((await idsOf({ area_of_practice: 'labor', city: 'ortigas' })).ids).toEqual(['dan']);
  });

  it.each(['atlantis', 'metro-manila', 'philippines'])('refuses %s by name', async (city) => {
    await expect(idsOf({ city })).rejects.toMatchObject({
      key: 'invalid_input',
      fields: { city: expect.any(String) },
    });
  });
});
