import pg from 'pg';
import { AREAS } from '@/lib/catalogue/areas';
import { SORT_OPTIONS } from '@/lib/catalogue/sort-options';
import { transaction } from '@/lib/server/platform/db/pool';
import { seedLawyer } from '@/lib/server/seed/lawyer';
import type { NewLawyer } from '@/lib/server/seed/store';
import { runAsVisitor } from '@/lib/testing/api/run-operation';
import { searchLawyers } from './operations';

const NOW = Date.parse('2026-11-23T01:20:00Z');
const MANILA = 'Metro Manila (NCR)';
const CEBU = 'Central Visayas (VII)';
const DAVAO = 'Davao Region (XI)';

type Facts = Pick<NewLawyer, 'id' | 'region'> & {
  areas: string[];
  languages: string[];
  rating: number;
  reviewCount: number;
  price30: number;
  barYear: number;
  freeConsultation: boolean;
};

/** Sixty lawyers with few different ratings, prices and years: most places in an order are ties. */
const LAWYERS: readonly Facts[] = Array.from({ length: 60 }, (_, n) => ({
  id: `lawyer${String((n * 37) % 60).padStart(2, '0')}`,
  region: [MANILA, MANILA, CEBU, DAVAO][n % 4] ?? MANILA,
  areas: n % 3 === 0 ? ['Labor', 'Civil'] : n % 3 === 1 ? ['Labor'] : ['Election Law'],
  languages: n % 5 === 0 ? ['English', 'Korean'] : ['English'],
  rating: [0, 4.5, 4.5, 5][(n * 7) % 4] ?? 0,
  reviewCount: [0, 3, 3, 12][(n * 3) % 5] ?? 1,
  price30: [50_000, 150_000, 300_000][(n * 11) % 3] ?? 0,
  barYear: [1999, 2010, 2022][(n * 5) % 3] ?? 2010,
  freeConsultation: n % 4 === 1,
}));

beforeAll(async () => {
  await transaction(async (tx) => {
    for (const lawyer of LAWYERS) {
      await seedLawyer(tx, { lawyer: { ...lawyer, price60: 400_000 } });
    }
  });
});

function search(query: Record<string, string | number>) {
  return runAsVisitor(searchLawyers, { query }, NOW);
}

/** All pages of a search, one after the other. */
async function allPages(query: Record<string, string | number>) {
  const pages = [await search({ ...query, page: 0 })];
  while (pages.at(-1)?.hasMore) pages.push(await search({ ...query, page: pages.length }));
  return pages;
}

const COLUMN = { rating: 'rating', price: 'price30', bar_year: 'barYear' } as const;

/** The order that the contract describes, worked out from what was put in: reviews break the ties of ratings alone. */
function expectedOrder(
  area: string,
  region: string | undefined,
  { sort, sort_direction }: (typeof SORT_OPTIONS)[number],
): string[] {
  const column = COLUMN[sort];
  const exact = (lawyer: Facts) => (region === undefined || lawyer.region === region ? 0 : 1);
  const reviews = (a: Facts, b: Facts) => (sort === 'rating' ? a.reviewCount - b.reviewCount : 0);
  return LAWYERS.filter((lawyer) => lawyer.areas.includes(area))
    .toSorted(
      (a, b) =>
        exact(a) - exact(b) ||
        sort_direction * (a[column] - b[column] || reviews(a, b) || (a.id < b.id ? -1 : 1)),
    )
    .map((lawyer) => lawyer.id);
}

describe.each(SORT_OPTIONS)('$label', (option) => {
  const { sort, sort_direction } = option;

  test.each([undefined, MANILA, CEBU])('every lawyer once, in order, region %s', async (region) => {
    const query = { area_of_practice: 'labor', sort, sort_direction, ...(region && { region }) };
    const pages = await allPages(query);
    const expected = expectedOrder('Labor', region, option);
    expect(expected.length).toBeGreaterThan(30);
    expect(pages.flatMap((page) => page.results.map((card) => card._id))).toEqual(expected);
    expect(pages.map((page) => page.total)).toEqual(pages.map(() => expected.length));
    expect(pages.slice(0, -1).every((page) => page.results.length === 10)).toBe(true);
  });
});

test('lawyers of area and region come first and are marked, the others follow unmarked', async () => {
  const pages = await allPages({ area_of_practice: 'Labor', region: CEBU });
  const cards = pages.flatMap((page) => page.results);
  const inCebu = LAWYERS.filter((l) => l.areas.includes('Labor') && l.region === CEBU).length;
  expect(cards.map((card) => card.exactMatch)).toEqual(cards.map((_, at) => at < inCebu));
  expect(cards.slice(0, inCebu).every((card) => card.region === CEBU)).toBe(true);
  expect(pages.every((page) => page.exactMatch)).toBe(true);
});

test('a place without a lawyer of the area says so and shows the others', async () => {
  const found = await search({ area_of_practice: 'labor', region: 'caraga' });
  expect(found.exactMatch).toBe(false);
  expect(found.results).toHaveLength(10);
  expect(found.results.every((card) => !card.exactMatch)).toBe(true);
});

test('an area without a lawyer is an empty page', async () => {
  const found = await search({ area_of_practice: 'immigration' });
  expect(found).toEqual({ results: [], hasMore: false, page: 0, total: 0, exactMatch: false });
});

test('a page beyond the last is empty', async () => {
  const found = await search({ area_of_practice: 'labor', region: CEBU, page: 99 });
  expect(found.results).toEqual([]);
  expect(found.hasMore).toBe(false);
});

test('without an area everybody is found once', async () => {
  const pages = await allPages({});
  const ids = pages.flatMap((page) => page.results.map((card) => card._id));
  expect(ids.toSorted()).toEqual(LAWYERS.map((lawyer) => lawyer.id).toSorted());
});

test('a region is found by label, by slug and by a city in it; the whole country is no region', async () => {
  const counts = async (region: string) => {
    const { results, total } = await search({ area_of_practice: 'labor', region });
    return [total, results.filter((card) => card.exactMatch).map((card) => card._id)];
  };
  const expected = await counts(MANILA);
  expect(await counts('metro-manila')).toEqual(expected);
  expect(await counts('Makati')).toEqual(expected);
  const everywhere = await search({ area_of_practice: 'labor', region: 'philippines' });
  expect(everywhere.results.every((card) => card.exactMatch)).toBe(true);
  expect(everywhere.exactMatch).toBe(true);
});

test('language and price narrow the search', async () => {
  const inLabor = LAWYERS.filter((lawyer) => lawyer.areas.includes('Labor'));
  const korean = await search({ area_of_practice: 'labor', language: 'korean' });
  expect(korean.total).toBe(inLabor.filter((l) => l.languages.includes('Korean')).length);
  expect(korean.results.every((card) => card.languages.includes('Korean'))).toBe(true);
  const cheap = await search({ area_of_practice: 'labor', max_price: 150_000 });
  expect(cheap.total).toBe(inLabor.filter((l) => l.price30 <= 150_000).length);
  expect((await search({ area_of_practice: 'labor', max_price: 49_999 })).total).toBe(0);
  const rich = await search({ area_of_practice: 'labor', max_price: Number.MAX_SAFE_INTEGER });
  expect(rich.total).toBe(inLabor.length);
});

test('free=1 finds the lawyers with a free consultation alone, page by page', async () => {
  const offering = LAWYERS.filter((lawyer) => lawyer.freeConsultation);
  const pages = await allPages({ free: 1 });
  const cards = pages.flatMap((page) => page.results);
  expect(cards.map((card) => card._id).toSorted()).toEqual(offering.map(({ id }) => id).toSorted());
  expect(cards.every((card) => card.free_consultation)).toBe(true);
  expect(pages.every(({ total }) => total === offering.length)).toBe(true);
  const near = await search({ area_of_practice: 'labor', region: MANILA, free: '1' });
  expect(near.total).toBe(offering.filter(({ areas }) => areas.includes('Labor')).length);
});

test('a legal problem implies its area, whatever area comes with it', async () => {
  const work = 403;
  const labor = await search({ area_of_practice: 'labor' });
  expect(await search({ legal_problem: work })).toEqual(labor);
  expect(await search({ legal_problem: work, area_of_practice: 'civil' })).toEqual(labor);
});

test.each([
  ['area_of_practice', 'astrology'],
  ['region', 'atlantis'],
  ['language', 'Klingon'],
  ['legal_problem', '999'],
  ['sort', 'best'],
  ['sort_direction', '0'],
  ['page', '-1'],
  ['free', '0'],
  ['free', 'yes'],
  ['when', 'tomorrow'],
  ['soonest', '0'],
])('an unknown %s is refused by name', async (field, value) => {
  await expect(search({ [field]: value })).rejects.toMatchObject({
    key: 'invalid_input',
    fields: { [field]: expect.any(String) },
  });
});

test('each area is found by its slug and by its label', async () => {
  for (const { slug, label } of AREAS) {
    const [bySlug, byLabel] = [slug, label].map((area) => search({ area_of_practice: area }));
    expect(await bySlug).toEqual(await byLabel);
  }
});

test('a page costs the same few statements, however many lawyers it holds', async () => {
  const statements = jest.spyOn(pg.Client.prototype, 'query');
  const costOf = async (query: Record<string, string | number>, cards: number) => {
    statements.mockClear();
    const found = await search(query);
    expect(found.results).toHaveLength(cards);
    return statements.mock.calls.length;
  };
  const full = await costOf({ area_of_practice: 'labor', region: CEBU }, 10);
  expect(full).toBe(3);
  const inCivil = LAWYERS.filter((lawyer) => lawyer.areas.includes('Civil')).length;
  expect(await costOf({ area_of_practice: 'civil', page: 1 }, inCivil - 10)).toBe(full);
  expect(await costOf({ free: 1 }, 10)).toBe(full);
  expect(await costOf({ soonest: 1, region: CEBU }, 10)).toBe(full);
  expect(await costOf({ when: 'week' }, 0)).toBe(full);
  expect(await costOf({ area_of_practice: 'immigration', region: CEBU }, 0)).toBe(full);
  statements.mockRestore();
});
