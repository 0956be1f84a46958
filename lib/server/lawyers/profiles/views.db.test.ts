import { eq, type SQL, sql } from 'drizzle-orm';
import pg from 'pg';
import { countProfileView as countView } from '@/lib/contract/lawyers/views';
import { addMonths, DAY_MS, manilaDayKey, manilaDayNumber } from '@/lib/domain/platform/time';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { lawyers, profileViews } from '@/lib/server/schema/lawyers';
import { SITE, send } from '@/lib/testing/api/requests';
import { newClient, newLawyer, type TestLawyer } from '@/lib/testing/factories';
import { applySettings } from '@/lib/testing/jest/settings';
import { eraseViews, exportedViews, purgeViews, viewsSince } from './views';

applySettings({ ADDRESS_LIMIT_FACTOR: '1' });

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
const TODAY = manilaDayNumber(Date.now());

let addresses = 0;

/** Each from an address of its own unless given. */
function open(id: string, headers: Record<string, string> = {}, cookie?: string) {
  addresses += 1;
  return send(countView, {
    params: { id },
    cookie,
    headers: { 'user-agent': PHONE, 'x-client-address': `203.0.113.${addresses}`, ...headers },
  });
}

async function viewsOf({ lawyerId }: TestLawyer): Promise<number> {
  const rows = await viewsSince(lawyerId, '2020-01-01');
  return rows.reduce((sum, { views }) => sum + views, 0);
}

test('a visitor and a client are counted, and nothing else is stored', async () => {
  const lawyer = await newLawyer();
  const [client, other] = [await newClient(), await newLawyer()];
  expect((await open(lawyer.lawyerId)).status).toBe(204);
  expect((await open(lawyer.lawyerId, {}, client.cookie)).status).toBe(204);
  expect((await open(lawyer.lawyerId, {}, other.cookie)).status).toBe(204);
  const rows = await database()
    .select()
    .from(profileViews)
    .where(eq(profileViews.lawyerId, lawyer.lawyerId));
  expect(rows).toEqual([{ lawyerId: lawyer.lawyerId, day: manilaDayKey(TODAY), views: 3 }]);
});

test('the answer sets no cookie', async () => {
  const { headers } = await open((await newLawyer()).lawyerId);
  expect(headers.getSetCookie()).toEqual([]);
});

test.each([
  ['Googlebot', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  ['a browser without a window', PHONE.replace('Chrome/', 'HeadlessChrome/')],
  ['a script', 'curl/8.5.0'],
  ['nobody', ''],
])('%s is not counted', async (_who, agent) => {
  const lawyer = await newLawyer();
  expect((await open(lawyer.lawyerId, { 'user-agent': agent })).status).toBe(204);
  expect(await viewsOf(lawyer)).toBe(0);
  expect((await open('nobody-0000', { 'user-agent': agent })).status).toBe(404);
});

test('the own profile is not counted', async () => {
  const lawyer = await newLawyer();
  expect((await open(lawyer.lawyerId, {}, lawyer.cookie)).status).toBe(204);
  expect(await viewsOf(lawyer)).toBe(0);
});

test('a lawyer clients cannot see is not there, as for the page', async () => {
  const hidden = await newLawyer({ isPublic: false });
  const unchecked = await newLawyer({ ibpVerifiedAt: null });
  const ended = new Date(addMonths(TODAY, -13) * DAY_MS - DAY_MS);
  const old = await newLawyer({ ibpVerifiedAt: ended });
  const ids = [hidden.lawyerId, unchecked.lawyerId, old.lawyerId, 'nobody-0000', 'No Handle!'];
  for (const id of ids) expect([id, (await open(id)).status]).toEqual([id, 404]);
  expect((await open(hidden.lawyerId, {}, hidden.cookie)).status).toBe(404);
  expect(await viewsOf(hidden)).toBe(0);
});

test('views of the same moment are all counted, with one statement each', async () => {
  const lawyer = await newLawyer();
  await Promise.all(Array.from({ length: 30 }, () => open(lawyer.lawyerId)));
  expect(await viewsOf(lawyer)).toBe(30);
  const statements = jest.spyOn(pg.Client.prototype, 'query');
  await open(lawyer.lawyerId);
  expect(statements).toHaveBeenCalledTimes(1);
  statements.mockRestore();
});

test('one address opens at most sixty a minute, and the database is not told of it', async () => {
  const lawyer = await newLawyer();
  // Processes tell each other of a busy address once a second, by one row; a slow machine passes that second here.
  const rows = (condition: SQL) => database().$count(sql`rate_limits`, condition);
  const own = sql`key like 'profile_view_address:%'`;
  const before = await rows(sql`not ${own}`);
  const from = { 'x-client-address': '198.51.100.20' };
  const answers = await Promise.all(Array.from({ length: 61 }, () => open(lawyer.lawyerId, from)));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  const refused = answers.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await rows(sql`not ${own}`)).toBe(before);
  expect(await rows(own)).toBeLessThanOrEqual(1);
  expect(await viewsOf(lawyer)).toBe(60);
});

test('another site cannot have its visitors counted', async () => {
  const lawyer = await newLawyer();
  const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://example.org' };
  expect((await open(lawyer.lawyerId, foreign)).status).toBe(403);
  const own = { 'sec-fetch-site': 'same-origin', origin: SITE };
  expect((await open(lawyer.lawyerId, own)).status).toBe(204);
  expect(await viewsOf(lawyer)).toBe(1);
});

test('days are deleted after thirteen weeks', async () => {
  const { lawyerId } = await newLawyer();
  const days = [0, 84, 91, 92].map((ago) => manilaDayKey(TODAY - ago));
  await database()
    .insert(profileViews)
    .values(days.map((day) => ({ lawyerId, day, views: 2 })));
  await purgeViews(Date.now());
  const left = await viewsSince(lawyerId, '2020-01-01');
  expect(left.map(({ day }) => day)).toEqual(days.slice(0, 3).toReversed());
});

test('they are in the copy of the lawyer’s data, and go with the account', async () => {
  const [lawyer, other] = [await newLawyer(), await newLawyer()];
  for (const { lawyerId } of [lawyer, other]) await open(lawyerId);
  expect(await exportedViews(database(), lawyer.id)).toEqual({
    name: 'profile_views',
    data: [{ day: manilaDayKey(TODAY), views: 1 }],
  });
  expect(await exportedViews(database(), (await newClient()).id)).toBeUndefined();
  await transaction((tx) => eraseViews(tx, lawyer));
  expect([await viewsOf(lawyer), await viewsOf(other)]).toEqual([0, 1]);
});

test('they follow a lawyer to another handle', async () => {
  const lawyer = await newLawyer();
  await open(lawyer.lawyerId);
  const id = `deleted-${crypto.randomUUID()}`;
  await database().update(lawyers).set({ id }).where(eq(lawyers.id, lawyer.lawyerId));
  expect(await viewsOf({ ...lawyer, lawyerId: id })).toBe(1);
});
