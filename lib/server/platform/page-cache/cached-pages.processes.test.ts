import { eq } from 'drizzle-orm';
import { profilesChanged } from '@/lib/server/lawyers/profiles/service';
import { lawyers } from '@/lib/server/schema/lawyers';
import { setSetting } from '@/lib/testing/api/change-setting';
import { newLawyer, type TestLawyer } from '@/lib/testing/factories';
import {
  bridgeToDatabase,
  type Product,
  startProduct,
  stopProducts,
} from '@/lib/testing/jest/product';
import { makeNotary } from '@/lib/testing/notaries/notaries';
import { transaction } from '../db/pool';
import { pagesChanged } from './service';

const NOT_FOUND_TITLE = 'Ops... You are lost!</h1>';
const WRONG = 'Ops... Something went wrong! Sorry!</h1>';
const AREA_PAGE = '/lawyers-online/labor';
const CITY_PAGE = '/lawyers-online/labor/makati';

let products: [Product, Product];
let lawyer: TestLawyer;
let profile: string;

beforeAll(async () => {
  products = await Promise.all([startProduct(), startProduct()]);
});
afterAll(stopProducts);

beforeEach(async () => {
  lawyer = await newLawyer({ displayName: `Ana ${crypto.randomUUID()}` });
  profile = `/lawyer/${lawyer.lawyerId}`;
});

async function change(fields: Partial<typeof lawyers.$inferInsert>): Promise<void> {
  await transaction(async (tx) => {
    await tx.update(lawyers).set(fields).where(eq(lawyers.id, lawyer.lawyerId));
    await profilesChanged(tx, lawyer.lawyerId);
  });
}

/** Asks each process once, one after the other. */
async function answers(path: string, headers?: Record<string, string>) {
  const [one, two] = products;
  return [await one.get(path, headers), await two.get(path, headers)] as const;
}

async function eachNames(path: string, isNamed: boolean): Promise<void> {
  for (const { body } of await answers(path)) expect(body.includes(lawyer.lawyerId)).toBe(isNamed);
}

test('what one process rendered the other shows, and neither has seen the build', async () => {
  for (const path of [profile, '/terms']) {
    const [first, second] = await answers(path);
    expect(second.body).toBe(first.body);
    expect(second.body).toContain('https://sangguni.example');
  }
});

test('a hidden lawyer is nowhere, and a shown one everywhere, at the next request of every process', async () => {
  const places = ['/', AREA_PAGE, CITY_PAGE];
  for (const round of [1, 2, 3]) {
    for (const { status } of await answers(profile)) expect([round, status]).toEqual([round, 200]);
    for (const path of places) await eachNames(path, true);

    await change({ isPublic: false });
    for (const { status, body, headers } of await answers(profile)) {
      expect([round, status]).toEqual([round, 404]);
      expect(body).toContain(NOT_FOUND_TITLE);
      expect(body).not.toContain('Choose a time');
      expect(headers.get('cache-control')).toBe('no-store');
    }
    for (const path of places) await eachNames(path, false);

    await change({ isPublic: true });
  }
});

test('a lost verification hides, too', async () => {
  for (const { status } of await answers(profile)) expect(status).toBe(200);
  await change({ ibpVerifiedAt: null });
  for (const { status } of await answers(profile)) expect(status).toBe(404);
});

test('a notary public who hides is gone, from the profile of the lawyer as well', async () => {
  const notaryPage = `/notary-public/profile/${lawyer.lawyerId}`;
  const link = `href="${notaryPage}"`;
  for (const { body } of await answers(profile)) expect(body).not.toContain(link);
  for (const isPublic of [true, false, true]) {
    await makeNotary(lawyer, { notary: { isPublic } });
    await transaction((tx) => pagesChanged(tx, `notary:${lawyer.lawyerId}`));
    for (const { status } of await answers(notaryPage)) expect(status).toBe(isPublic ? 200 : 404);
    for (const { body } of await answers(profile)) expect(body.includes(link)).toBe(isPublic);
  }
});

test('a new price stands on every page of every process', async () => {
  for (const price of [123_400, 234_500, 345_600]) {
    await change({ price30: price });
    const text = `₱${(price / 100).toLocaleString('en-PH')}`;
    for (const path of [profile, AREA_PAGE]) {
      for (const { body } of await answers(path)) expect(body).toContain(text);
    }
    for (const { body, headers } of await answers(`${profile}?_rsc`, { rsc: '1' })) {
      expect(headers.get('content-type')).toContain('text/x-component');
      // In centavos, which the browser writes as pesos.
      expect(body).toContain(String(price));
    }
  }
});

test('a new platform fee stands on every profile of every process', async () => {
  for (const { body } of await answers(profile)) expect(body).toContain('Nothing is added to it.');
  for (const fee of [4_900, 7_700]) {
    await setSetting('platform_fee', fee);
    for (const { body } of await answers(profile)) {
      expect(body).toContain('Platform fee, per meeting');
      expect(body).toContain(`₱${fee / 100}<`);
    }
  }
  await setSetting('platform_fee', 0);
  for (const { body } of await answers(profile))
    expect(body).not.toContain('Platform fee, per meeting');
});

test('a change that was not committed changes nothing', async () => {
  const before = await answers(profile);
  const failed = transaction(async (tx) => {
    await tx.update(lawyers).set({ isPublic: false }).where(eq(lawyers.id, lawyer.lawyerId));
    await profilesChanged(tx, lawyer.lawyerId);
    for (const { status } of await answers(profile)) expect(status).toBe(200);
    throw new Error('never mind');
  });
  await expect(failed).rejects.toThrow('never mind');
  const after = await answers(profile);
  expect(after.map(({ body }) => body)).toEqual(before.map(({ body }) => body));
});

test('a page is the same for everyone: scripts by hash, no nonce of whoever asked first', async () => {
  for (const path of [profile, '/', '/nowhere', '/lawyer/nobody-0000']) {
    for (const { body, headers } of await answers(path)) {
      expect(body).not.toMatch(/nonce[=:\\"]+[\w+/=]{16}/);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')+;/);
    }
  }
});

test('unknown addresses are 404 pages, and are not cached', async () => {
  for (const path of ['/lawyer/nobody-0000', '/lawyer/%00', '/lawyer/a,b']) {
    for (const { status, body, headers } of await answers(path)) {
      expect([path, status]).toEqual([path, 404]);
      expect(body).toContain(NOT_FOUND_TITLE);
      expect(headers.get('cache-control')).toContain('no-store');
    }
  }
});

test('the settings of the start are in every page, whatever another process was started with', async () => {
  const [usual] = products;
  const other = await startProduct({
    SUPPORT_EMAIL: 'help@other.example',
    SITE_URL: 'https://other.example',
  });
  for (const path of ['/', '/terms', '/nowhere', profile]) {
    for (const _again of [1, 2]) {
      const theirs = await other.get(path);
      expect(theirs.body).toContain('help@other.example');
      expect(theirs.body).not.toContain('https://sangguni.example');
      expect((await usual.get(path)).body).not.toContain('other.example');
    }
  }
});

test('without a database a process shows what it has, and fails where it has nothing', async () => {
  const bridge = await bridgeToDatabase();
  const cut = await startProduct({ DATABASE_URL: bridge.url });
  const before = await cut.get(profile);
  expect(before.status).toBe(200);
  bridge.close();
  const during = await cut.get(profile);
  expect(during.status).toBe(200);
  expect(during.body).toBe(before.body);
  const other = await newLawyer();
  const unknown = await cut.get(`/lawyer/${other.lawyerId}`);
  expect([unknown.status, unknown.headers.get('retry-after')]).toEqual([503, '5']);
  expect(unknown.headers.get('cache-control')).toContain('no-store');
  expect(unknown.body).toContain(WRONG);
  expect(unknown.body).toMatch(/Reference: (?:<!-- -->)?[0-9a-f-]{36}</);
  expect((await cut.get('/nowhere')).body).toContain(NOT_FOUND_TITLE);
  expect((await products[0].get(`/lawyer/${other.lawyerId}`)).status).toBe(200);
});
