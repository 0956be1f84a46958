import { eq } from 'drizzle-orm';
import pg from 'pg';
import { manilaDayKey, manilaDayNumber } from '@/lib/domain/platform/time';
import { profilesChanged } from '@/lib/server/lawyers/profiles/service';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { users } from '@/lib/server/schema/accounts';
import { lawyers } from '@/lib/server/schema/lawyers';
import { notaries } from '@/lib/server/schema/notaries';
import { seedLawyer } from '@/lib/server/seed/lawyer';
import { seedNotary } from '@/lib/server/seed/notary';
import { runAsVisitor } from '@/lib/testing/api/run-operation';
import type { TestLawyer } from '@/lib/testing/factories';
import { newNotary } from '@/lib/testing/notaries/notaries';
import { getNotary, listNotaries, listNotaryCities } from './operations';

const NOW = Date.now();
const [MONDAY, SATURDAY] = [1, 6];

function list(query: Record<string, string | number> = {}) {
  return runAsVisitor(listNotaries, { query }, NOW);
}

async function listedIds(query: Record<string, string | number> = {}) {
  return (await list(query)).results.map(({ _id }) => _id);
}

function get(id: string) {
  return runAsVisitor(getNotary, { params: { id } }, NOW);
}

async function cities() {
  return (await runAsVisitor(listNotaryCities, {}, NOW)).results;
}

function office(day: number, from: number, to: number) {
  return { day, startMinute: from * 60, endMinute: to * 60 };
}

async function seeded(
  id: string,
  displayName: string,
  seed: Omit<Parameters<typeof seedNotary>[1], 'lawyerId'>,
) {
  await transaction(async (tx) => {
    await seedLawyer(tx, { lawyer: { id, displayName } });
    await seedNotary(tx, { lawyerId: id, ...seed }, NOW);
  });
}

describe('in Baguio', () => {
  const BAGUIO = { city: 'baguio', commissionTerritory: 'Baguio and Benguet' };
  const city = 'baguio';

  beforeAll(async () => {
    await seeded('b-cheap', 'Zenaida Abad', {
      notary: BAGUIO,
      services: [
        { name: 'Deed of sale', price: 90_000 },
        { name: 'Affidavit', price: 15_000 },
      ],
      hours: [office(MONDAY, 9, 17)],
    });
    await seeded('a-cheap', 'Ben Cruz', {
      notary: BAGUIO,
      services: [{ name: 'Affidavit', price: 15_000 }],
      hours: [office(MONDAY, 8, 12), office(MONDAY, 13, 18), office(SATURDAY, 9, 12)],
    });
    await seeded('dear', 'Ana Reyes', {
      notary: BAGUIO,
      services: [{ name: 'Affidavit', price: 40_000 }],
      hours: [office(SATURDAY, 13, 20)],
    });
  });

  test('the lowest fee comes first, ties by id; or the name', async () => {
    expect(await listedIds({ city })).toEqual(['a-cheap', 'b-cheap', 'dear']);
    expect(await listedIds({ city, sort: 'name' })).toEqual(['dear', 'a-cheap', 'b-cheap']);
  });

  test.each([
    [{ day: MONDAY }, ['a-cheap', 'b-cheap']],
    [{ day: SATURDAY }, ['a-cheap', 'dear']],
    [{ day: 0 }, []],
    [{ evening: 1 }, ['a-cheap', 'dear']],
    [{ evening: 1, day: MONDAY }, ['a-cheap']],
    [{ evening: 1, day: SATURDAY }, ['dear']],
    [{ max_fee: 15_000 }, ['a-cheap', 'b-cheap']],
    [{ max_fee: 14_999 }, []],
    [{ max_fee: 40_000, day: SATURDAY }, ['a-cheap', 'dear']],
    [{ document: 'affidavit' }, ['a-cheap', 'b-cheap', 'dear']],
    [{ document: 'affidavit', max_fee: 15_000 }, ['a-cheap', 'b-cheap']],
    [{ document: 'donation' }, []],
  ])('%p', async (filters, ids) => {
    expect(await list({ city, ...filters })).toMatchObject({
      total: ids.length,
      hasMore: false,
      results: ids.map((_id) => ({ _id })),
    });
  });

  test('the figures of the city', async () => {
    const figures = { city, total: 3, fees: { min: 15_000, max: 40_000 } };
    expect((await cities()).find((one) => one.city === city)).toEqual(figures);
  });

  test('says of one what the contract says', async () => {
    expect(await get('a-cheap')).toMatchObject({
      _id: 'a-cheap',
      display_name: 'Ben Cruz',
      city,
      province: 'Benguet',
      phone: '+63281234567',
      commission_number: 'M-123',
      commission_territory: 'Baguio and Benguet',
      commission_valid_until: expect.stringMatching(/^\d{4}-12-31$/),
      checked_at: expect.stringMatching(/Z$/),
      services: [{ name: 'Affidavit', price: 15_000 }],
      office_hours: [
        { day: 1, open: '08:00', close: '12:00' },
        { day: 1, open: '13:00', close: '18:00' },
        { day: 6, open: '09:00', close: '12:00' },
      ],
      bookable: true,
    });
  });
});

describe('is nowhere to be found', () => {
  const today = manilaDayNumber(NOW);
  const setNotary = async (
    { lawyerId }: TestLawyer,
    row: Partial<typeof notaries.$inferInsert>,
  ) => {
    await database().update(notaries).set(row).where(eq(notaries.lawyerId, lawyerId));
  };
  const setLawyer = async ({ lawyerId }: TestLawyer, row: Partial<typeof lawyers.$inferInsert>) => {
    await database().update(lawyers).set(row).where(eq(lawyers.id, lawyerId));
  };

  test.each<[string, (one: TestLawyer) => Promise<void>]>([
    ['who is hidden', (one) => setNotary(one, { isPublic: false })],
    [
      'whose commission ended yesterday',
      (one) => setNotary(one, { approvedUntil: manilaDayKey(today - 1) }),
    ],
    [
      'whose account is suspended',
      async ({ id }) => {
        await database()
          .update(users)
          .set({ suspendedAt: new Date(), suspensionReason: 'Spam' })
          .where(eq(users.id, id));
      },
    ],
    [
      'whose IBP check has ended',
      (one) => setLawyer(one, { ibpVerifiedAt: new Date(NOW - 400 * 86_400_000) }),
    ],
    ['whose IBP ID is not checked', (one) => setLawyer(one, { ibpVerifiedAt: null })],
  ])('a notary %s', async (_, change) => {
    const notary = await newNotary({ notary: { city: 'tabuk' } });
    expect(await listedIds({ city: 'tabuk' })).toEqual([notary.lawyerId]);
    await change(notary);
    expect(await list({ city: 'tabuk' })).toMatchObject({ results: [], total: 0 });
    expect((await cities()).map(({ city }) => city)).not.toContain('tabuk');
    await expect(get(notary.lawyerId)).rejects.toMatchObject({ key: 'not_found' });
  });

  test('but on the last day of the commission', async () => {
    const notary = await newNotary({ notary: { city: 'mati' } });
    await setNotary(notary, { approvedUntil: manilaDayKey(today) });
    expect(await listedIds({ city: 'mati' })).toEqual([notary.lawyerId]);
  });

  test('but with a lawyer’s profile that is hidden, which cannot be booked', async () => {
    const notary = await newNotary({ notary: { city: 'batac' } });
    await transaction(async (tx) => {
      await tx.update(lawyers).set({ isPublic: false }).where(eq(lawyers.id, notary.lawyerId));
      await profilesChanged(tx, notary.lawyerId);
    });
    expect(await get(notary.lawyerId)).toMatchObject({ bookable: false });
  });

  test.each(['nobody', 'Not a handle', '%', "o'b"])('%p', async (id) => {
    await expect(get(id)).rejects.toMatchObject({ key: 'not_found' });
  });
});

test('a page has ten, and asks as many statements as a page with one', async () => {
  for (let n = 0; n < 23; n++) await newNotary({ notary: { city: 'santiago' } });
  const pages = await Promise.all([0, 1, 2, 3].map((page) => list({ city: 'santiago', page })));
  expect(pages.map(({ results }) => results.length)).toEqual([10, 10, 3, 0]);
  expect(pages.map(({ hasMore }) => hasMore)).toEqual([true, true, false, false]);
  expect(pages.map(({ total }) => total)).toEqual([23, 23, 23, 23]);
  expect(new Set(pages.flatMap(({ results }) => results.map(({ _id }) => _id))).size).toBe(23);
  const narrow = { city: 'santiago', day: MONDAY, evening: 1, max_fee: 90_000 };
  expect(await statements(() => list())).toBe(2);
  expect(await statements(() => list(narrow))).toBe(2);
  expect(await statements(cities)).toBe(1);
  const [first] = pages[0]?.results ?? [];
  expect(await statements(() => get(first?._id ?? ''))).toBe(1);
});

test.each<Record<string, string | number>>([
  { city: 'atlantis' },
  { day: 7 },
  { evening: 2 },
  { max_fee: -1 },
  { sort: 'stars' },
])('refuses %p', async (query) => {
  await expect(list(query)).rejects.toMatchObject({ key: 'invalid_input' });
});

/** How many statements a call runs. */
async function statements(call: () => Promise<unknown>): Promise<number> {
  const query = jest.spyOn(pg.Client.prototype, 'query');
  await call();
  const count = query.mock.calls.length;
  query.mockRestore();
  return count;
}
