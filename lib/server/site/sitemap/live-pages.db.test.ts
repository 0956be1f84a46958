import { eq, sql } from 'drizzle-orm';
import { profilesChanged } from '@/lib/server/lawyers/profiles/service';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { awards, lawyers, listedLawyers } from '@/lib/server/schema/lawyers';
import { notaries } from '@/lib/server/schema/notaries';
import { seedLawyer } from '@/lib/server/seed/lawyer';
import { seedNotary } from '@/lib/server/seed/notary';
import { serveProfileSitemap, serveSitemap, serveSitemapIndex } from './operations';
import { mainEntries, profileEntries, profileFiles, type SitemapEntry } from './service';

const CEBU = 'Central Visayas (VII)';
const LONG_AGO = new Date('2026-01-01T00:00:00Z');

beforeAll(async () => {
  await transaction(async (tx) => {
    await seedLawyer(tx, { lawyer: { id: 'ana', areas: ['Labor', 'Civil'], region: CEBU } });
    await seedLawyer(tx, { lawyer: { id: 'ben', areas: ['Labor'] } });
    await seedLawyer(tx, { lawyer: { id: 'hidden', areas: ['Taxation'], isPublic: false } });
  });
});

beforeEach(age);

/** All profiles as if nothing had happened to them for a long time. */
async function age() {
  await database().update(lawyers).set({ profileChangedAt: LONG_AGO });
  await database().update(notaries).set({ changedAt: LONG_AGO });
}

async function all(batches: AsyncIterable<SitemapEntry[]>): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = [];
  for await (const batch of batches) entries.push(...batch);
  return entries;
}
const liveEntries = () => all(mainEntries());

async function dates() {
  const entries = await liveEntries();
  return new Map(
    entries.flatMap(({ path, changedAt }) => (changedAt ? [[path, changedAt.getTime()]] : [])),
  );
}

async function changedPaths() {
  return [...(await dates())]
    .filter(([, date]) => date !== LONG_AGO.getTime())
    .map(([path]) => path);
}

test('lists what can be visited, each once', async () => {
  const paths = (await liveEntries()).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/',
      '/lawyers-online',
      '/free-legal-help',
      '/lawyer/ana',
      '/developers',
      '/developers/lawyers',
    ]),
  );
  expect(paths.filter((path) => path.startsWith('/developers/')).length).toBeGreaterThan(20);
  const landing = paths.filter((path) => path.startsWith('/lawyers-online/'));
  expect(landing).toContain('/lawyers-online/labor');
  expect(landing).toContain('/lawyers-online/labor/central-visayas');
  expect(landing).toContain('/lawyers-online/civil/cebu');
  expect(landing).not.toContain('/lawyers-online/civil/metro-manila');
  expect(landing.filter((path) => path.endsWith('/philippines'))).toEqual([]);
  expect(landing.filter((path) => path.includes('taxation'))).toEqual([]);
  expect(paths).not.toContain('/lawyer/hidden');
});

test('a profile is as new as the last change of what it shows', async () => {
  expect(await changedPaths()).toEqual([]);
  await database().update(lawyers).set({ noticeMinutes: 60, phone: '+639170000000' });
  expect(await changedPaths()).toEqual([]);
  await database().update(lawyers).set({ price30: 123_400 }).where(eq(lawyers.id, 'ana'));
  const changed = await changedPaths();
  expect(changed).toContain('/lawyer/ana');
  expect(changed).toContain('/lawyers-online/labor/central-visayas');
  expect(changed).toContain('/');
  expect(changed).not.toContain('/lawyer/ben');
  expect(changed).not.toContain('/lawyers-online/labor/makati');
});

test('what stands beside the profile counts too', async () => {
  const award = { lawyerId: 'ben', title: 'Prize', year: 2020, description: 'x', priority: 1 };
  await database().insert(awards).values(award);
  expect(await changedPaths()).toContain('/lawyer/ben');
  await age();
  await database().delete(awards);
  expect(await changedPaths()).toContain('/lawyer/ben');
});

test('a lawyer who goes changes the lists', async () => {
  await transaction(async (tx) => {
    await seedLawyer(tx, { lawyer: { id: 'cora', areas: ['Labor'] } });
  });
  await age();
  await transaction(async (tx) => {
    await tx.update(lawyers).set({ isPublic: false }).where(eq(lawyers.id, 'cora'));
    await profilesChanged(tx, 'cora');
  });
  const changed = await changedPaths();
  expect(changed).toContain('/lawyers-online/labor/metro-manila');
  expect((await dates()).has('/lawyer/cora')).toBe(false);
});

describe('notaries public', () => {
  beforeAll(async () => {
    await transaction(async (tx) => {
      await seedNotary(tx, { lawyerId: 'ana', notary: { city: 'baguio' } }, Date.now());
      await seedNotary(tx, { lawyerId: 'ben', notary: { city: 'makati' } }, Date.now());
    });
  });

  const notaryPaths = async () =>
    [...(await dates()).keys()].filter((path) => path.startsWith('/notary-public'));

  test('the list, each city that has one, and each of them', async () => {
    expect((await notaryPaths()).toSorted()).toEqual([
      '/notary-public',
      '/notary-public/baguio',
      '/notary-public/makati',
      '/notary-public/profile/ana',
      '/notary-public/profile/ben',
    ]);
  });

  test('are as new as the last change of what is shown', async () => {
    expect(await changedPaths()).toEqual([]);
    await database()
      .update(notaries)
      .set({ changedAt: new Date() })
      .where(eq(notaries.lawyerId, 'ana'));
    expect((await changedPaths()).toSorted()).toEqual([
      '/notary-public',
      '/notary-public/baguio',
      '/notary-public/profile/ana',
    ]);
  });

  test('whose commission is over are gone, with the city that has no other', async () => {
    await database()
      .update(notaries)
      .set({ approvedUntil: '2025-12-31' })
      .where(eq(notaries.lawyerId, 'ben'));
    expect((await notaryPaths()).toSorted()).toEqual([
      '/notary-public',
      '/notary-public/baguio',
      '/notary-public/profile/ana',
    ]);
  });

  test('who are nobody have no list', async () => {
    await database().update(notaries).set({ isPublic: false });
    expect(await notaryPaths()).toEqual([]);
  });
});

test('is served with whole addresses and dates', async () => {
  const text = await (await serveSitemap()).text();
  expect(text).toContain(
    '<loc>http://127.0.0.1:3000/lawyer/ana</loc><lastmod>2026-01-01T00:00:00.000Z</lastmod>',
  );
  expect(text).toContain('<loc>http://127.0.0.1:3000</loc>');
});

test('an address that the index does not name is no sitemap', async () => {
  // Few profiles stand in the main file alone.
  for (const name of [
    'lawyers-1.xml',
    'notaries-1.xml',
    'lawyers-0.xml',
    'lawyers-2.xml',
    'lawyers-1',
    'clients-1.xml',
    '..-1.xml',
  ])
    expect((await serveProfileSitemap(name)).status).toBe(404);
});

describe('more profiles than a file may name', () => {
  const PER_FILE = 1_200;
  const LAWYERS = 2 * PER_FILE + 100;

  beforeAll(async () => {
    await database().execute(sql`
      insert into users (id, type, first_name, last_name, email, email_verified_at)
        select md5(n::text)::uuid, 'LAWYER', 'Ana', 'Reyes', n || '@example.com', now() from generate_series(1, ${LAWYERS}) n`);
    await database().execute(sql`
      insert into lawyers select (jsonb_populate_record(l, jsonb_build_object('id', 'copy-' || n, 'user_id', md5(n::text)))).*
        from lawyers l, generate_series(1, ${LAWYERS}) n where l.id = 'ana'`);
    await database().execute(sql`
      insert into lawyer_search select (jsonb_populate_record(s, jsonb_build_object('lawyer_id', l.id))).*
        from lawyer_search s, lawyers l where s.lawyer_id = 'ana' and l.id like 'copy-%'`);
    await transaction(async (tx) => {
      await seedNotary(tx, { lawyerId: 'copy-7', notary: { city: 'cebu' } }, Date.now());
    });
  });

  test('have files of their own that name each once, none too many, and the main one names the lists', async () => {
    const files = await profileFiles(PER_FILE);
    expect(files.map(({ kind, number }) => `${kind} ${number}`)).toEqual([
      'lawyers 0',
      'lawyers 1',
      'lawyers 2',
      'notaries 0',
    ]);
    const parts = await Promise.all(files.map((file) => all(profileEntries(file, PER_FILE))));
    expect(parts.every((entries) => entries.length <= PER_FILE)).toBe(true);
    const paths = parts.flat().map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    const visible = await database().$count(listedLawyers, eq(listedLawyers.area, '*'));
    expect(paths.filter((path) => path.startsWith('/lawyer/'))).toHaveLength(visible);
    expect(paths).toContain('/notary-public/profile/copy-7');
    const main = (await all(mainEntries(PER_FILE))).map(({ path }) => path);
    expect(main).toEqual(
      expect.arrayContaining(['/', '/lawyers-online/labor', '/notary-public/cebu']),
    );
    expect(main.filter((path) => path.startsWith('/lawyer/'))).toEqual([]);
  });

  test('in one file while they have room, each once', async () => {
    const paths = (await all(mainEntries())).map(({ path }) => path);
    expect(await profileFiles()).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.length).toBeGreaterThan(LAWYERS);
    const text = await (await serveSitemapIndex()).text();
    expect(text.match(/<loc>[^<]*<.loc>/g)).toEqual([
      '<loc>http://127.0.0.1:3000/sitemap-0.xml</loc>',
      '<loc>http://127.0.0.1:3000/server-sitemap.xml</loc>',
    ]);
    const whole = await (await serveSitemap()).text();
    expect(whole.match(/<url>/g)).toHaveLength(paths.length);
    expect(whole.endsWith('</urlset>')).toBe(true);
  });
});
