import { eq } from 'drizzle-orm';
import { DAY_MS } from '@/lib/domain/platform/time';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { changesSince } from '@/lib/server/platform/page-cache/service';
import { featuredDraws, lawyers } from '@/lib/server/schema/lawyers';
import { seedLawyer } from '@/lib/server/seed/lawyer';
import { profilesChanged } from '../profiles/service';
import { drawnFor, storeDraws } from './featured';

const NOW = Date.parse('2026-11-23T01:20:00Z');
const REGIONS = ['Metro Manila (NCR)', 'Central Visayas (VII)', 'Davao Region (XI)'];

beforeAll(async () => {
  await transaction(async (tx) => {
    for (const [r, region] of REGIONS.entries())
      for (let n = 0; n < 8; n += 1)
        await seedLawyer(tx, { lawyer: { id: `l-${r}-${n}`, region } });
  });
});

const drawn = (now = NOW) => drawnFor(database(), now);

async function show(id: string, isPublic: boolean): Promise<void> {
  await transaction(async (tx) => {
    await tx.update(lawyers).set({ isPublic }).where(eq(lawyers.id, id));
    await profilesChanged(tx, id);
  });
}

test('the stored draw is the one that a visitor would make, for today and tomorrow', async () => {
  const [today, tomorrow] = [await drawn(), await drawn(NOW + DAY_MS)];
  expect(today).toHaveLength(REGIONS.length);
  await storeDraws(NOW);
  expect(await database().$count(featuredDraws)).toBe(2 * 5 * REGIONS.length);
  expect(await drawn()).toEqual(today);
  expect(await drawn(NOW + DAY_MS)).toEqual(tomorrow);
});

test('who is hidden leaves at once for the next of the region, the others stay', async () => {
  await storeDraws(NOW);
  const before = await drawn();
  const [hidden = ''] = before;
  await show(hidden, false);
  const after = await drawn();
  expect(after).not.toContain(hidden);
  expect(after.slice(1)).toEqual(before.slice(1));
  expect(after[0]?.slice(0, 3)).toBe(hidden.slice(0, 3));
  await storeDraws(NOW);
  expect(await drawn()).toEqual(after);
  await show(hidden, true);
  expect(await drawn()).toEqual(after);
  await storeDraws(NOW);
  expect(await drawn()).toEqual(before);
});

test('a draw that changes who stands on the main page has it rendered again', async () => {
  const rendered = async (work: () => Promise<void>) => {
    const before = (await changesSince(null))?.snapshot ?? '';
    await work();
    return (await changesSince(before))?.tags ?? [];
  };
  await storeDraws(NOW);
  const [hidden = ''] = await drawn();
  await show(hidden, false);
  await storeDraws(NOW);
  expect(await rendered(() => storeDraws(NOW))).toEqual([]);
  await show(hidden, true);
  expect(await rendered(() => storeDraws(NOW))).toEqual(['home']);
  expect(await drawn()).toContain(hidden);
});

test('draws of days that are over are forgotten', async () => {
  await storeDraws(NOW);
  await storeDraws(NOW + 2 * DAY_MS);
  const days = await database().selectDistinct({ day: featuredDraws.day }).from(featuredDraws);
  expect(days.map(({ day }) => day).toSorted()).toEqual(['2026-11-25', '2026-11-26']);
});
