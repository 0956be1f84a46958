import { eq } from 'drizzle-orm';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { lawyerSearch } from '@/lib/server/schema/lawyers';
import { seedLawyer } from '@/lib/server/seed/lawyer';
import { runAsVisitor } from '@/lib/testing/api/run-operation';
import { refreshTimes } from '../open-times/service';
import { searchLawyers } from './operations';

/** Mon, Nov 23, 2026, 9:20 AM in Manila. */
const NOW = Date.parse('2026-11-23T09:20:00+08:00');
const MANILA = 'Metro Manila (NCR)';
const CEBU = 'Central Visayas (VII)';

const hours = (day: number, from: number, to: number) => ({
  day,
  startMinute: from * 60,
  endMinute: to * 60,
});

/** Three lawyers of each: their hours, and the searches that find them. Two hours of notice. */
const KINDS = {
  today: { hours: [hours(1, 9, 17)], found: ['today', 'week'] },
  tonight: { hours: [hours(1, 19, 20)], found: ['today', 'week', 'evenings'] },
  // Over for today, and a week from now it is the eighth day.
  monday: { hours: [hours(1, 9, 11)], found: [] },
  sunday: { hours: [hours(0, 20, 21)], found: ['week', 'evenings', 'weekends'] },
  saturday: { hours: [hours(6, 8, 9)], found: ['week', 'weekends'] },
  never: { hours: [hours(2, 9, 17)], found: [], away: true },
} as const;
type Kind = keyof typeof KINDS;
const ORDER: readonly Kind[] = ['today', 'tonight', 'saturday', 'sunday', 'monday', 'never'];

const REGIONS = { 1: MANILA, 2: CEBU, 3: MANILA } as const;
const LAWYERS = ORDER.flatMap((kind) =>
  ([1, 2, 3] as const).map((n) => ({ kind, id: `${kind}-${n}`, region: REGIONS[n] })),
);

beforeAll(async () => {
  await transaction(async (tx) => {
    for (const { kind, id, region } of LAWYERS.toReversed()) {
      const { hours: open, ...rest } = KINDS[kind];
      const away = { startsAt: new Date(NOW), endsAt: new Date(NOW + 30 * 86_400_000) };
      await seedLawyer(tx, {
        lawyer: { id, region },
        hours: [...open],
        blockers: 'away' in rest ? [away] : [],
      });
    }
  });
  await refreshTimes(NOW);
});

/** All pages of a search, one after the other. */
async function found(query: Record<string, string | number>, now = NOW) {
  const search = (page: number) => runAsVisitor(searchLawyers, { query: { ...query, page } }, now);
  const pages = [await search(0)];
  while (pages.at(-1)?.hasMore) pages.push(await search(pages.length));
  const ids = pages.flatMap(({ results }) => results.map(({ _id }) => _id));
  expect(pages.map(({ total }) => total)).toEqual(pages.map(() => ids.length));
  return ids;
}

const idsOf = (kinds: readonly Kind[]) =>
  LAWYERS.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
const foundBy = (when: string) =>
  ORDER.filter((kind) => (KINDS[kind].found as readonly string[]).includes(when));

test.each(['today', 'week', 'evenings', 'weekends'])('%s: those with such a time', async (when) => {
  expect(await found({ when, soonest: 1 })).toEqual(idsOf(foundBy(when)));
  expect((await found({ when })).toSorted()).toEqual(idsOf(foundBy(when)).toSorted());
  expect(await found({ when, region: CEBU, area_of_practice: 'civil' })).toHaveLength(
    idsOf(foundBy(when)).length,
  );
});

test('soonest first, whatever order comes with it; those without a time come last', async () => {
  expect(await found({ soonest: 1 })).toEqual(idsOf(ORDER));
  expect(await found({ soonest: 1, sort: 'price', sort_direction: -1 })).toEqual(idsOf(ORDER));
});

test('soonest first in a region, then elsewhere, over all pages', async () => {
  const inCebu = LAWYERS.filter(({ region }) => region === CEBU).map(({ id }) => id);
  const others = LAWYERS.filter(({ region }) => region !== CEBU).map(({ id }) => id);
  expect(await found({ soonest: 1, region: CEBU })).toEqual([...inCebu, ...others]);
  expect(await found({ soonest: 1, region: MANILA })).toEqual([...others, ...inCebu]);
});

test('what a filter finds is what the cards show', async () => {
  const { results } = await runAsVisitor(searchLawyers, { query: { soonest: 1 } }, NOW);
  const starts = results.map(
    ({ calendar }) => Object.values(calendar).flat()[0]?.start_time ?? 'none',
  );
  expect(starts).toEqual(starts.toSorted());
  expect(starts[0]).toBe('2026-11-23T03:30:00Z');
});

test('a stored time that has begun counts no more', async () => {
  expect(await found({ when: 'today' }, Date.parse('2026-11-23T11:30:00+08:00'))).toEqual(
    expect.not.arrayContaining(['today-1']),
  );
});

test('a row that was not worked out yet is in no filter and last in the order', async () => {
  await database()
    .update(lawyerSearch)
    .set({ firstStart: null, timesDue: new Date(0) })
    .where(eq(lawyerSearch.lawyerId, 'today-1'));
  expect(await found({ when: 'today' })).not.toContain('today-1');
  expect(await found({ soonest: 1 })).toContain('today-1');
  await refreshTimes(NOW);
  expect(await found({ when: 'today' })).toContain('today-1');
});
