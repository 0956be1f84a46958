import { searchQuery } from '@/lib/contract/lawyers/search';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { seedLawyer } from '../../seed/lawyer';
import { findPage } from './service';

const NOW = Date.parse('2026-11-23T01:20:00Z');
const MANILA = 'Metro Manila (NCR)';
const CEBU = 'Central Visayas (VII)';
/** Thirty-one in Manila and fourteen in Cebu offer a free consultation; ten do not. */
const LAWYERS = Array.from({ length: 55 }, (_, n) => ({
  id: `lawyer-${String((n * 29) % 55).padStart(2, '0')}`,
  region: n < 35 ? MANILA : CEBU,
  areas: ['Labor'],
  rating: n % 3,
  freeConsultation: n < 31 || n >= 41,
}));
const FREE = LAWYERS.filter(({ freeConsultation }) => freeConsultation).length;

beforeAll(async () => {
  await transaction(async (tx) => {
    for (const lawyer of LAWYERS) await seedLawyer(tx, { lawyer });
  });
});

async function pagesOf(query: Record<string, unknown>, bound: number) {
  const pages = [];
  for (let page = 0; page === 0 || pages.at(-1)?.hasMore; page += 1) {
    const asked = searchQuery.parse({ ...query, page });
    pages.push(await findPage(database(), asked, NOW, bound));
  }
  return pages;
}

/** From a bound that ends on the first page to one that is never reached. */
describe.each([3, 10, 11, 30, 44, 45, 1_000])('counting no further than %i', (bound) => {
  test.each([undefined, MANILA, CEBU, 'Caraga (XIII)'])(
    'all pages together hold each lawyer once, those of the region first: %s',
    async (region) => {
      const pages = await pagesOf({ free: 1, ...(region && { region }) }, bound);
      const hits = pages.flatMap((page) => page.hits);
      expect(new Set(hits.map(({ lawyerId }) => lawyerId)).size).toBe(FREE);
      expect(hits).toHaveLength(FREE);
      const here = LAWYERS.filter((l) => l.freeConsultation && (!region || l.region === region));
      const exact = hits.filter((hit) => hit.exact).map(({ lawyerId }) => lawyerId);
      expect(exact.toSorted()).toEqual(here.map(({ id }) => id).toSorted());
      expect(hits.slice(0, exact.length).every((hit) => hit.exact)).toBe(true);
      for (const page of pages) {
        expect(page.total).toBe(Math.min(FREE, bound));
        expect(page.moreThanTotal).toBe(FREE > bound);
        expect(page.anyExact).toBe(here.length > 0);
      }
      expect(pages.slice(0, -1).every((page) => page.hits.length === 10)).toBe(true);
    },
  );

  test('without a filter that nothing is stored for, the count is exact', async () => {
    const [page] = await pagesOf({ area_of_practice: 'labor', region: CEBU }, bound);
    expect(page).toMatchObject({ total: LAWYERS.length, moreThanTotal: false, anyExact: true });
  });
});
