import { type APIRequestContext, type APIResponse, type Page, request } from '@playwright/test';
import { getSession } from '@/lib/contract/accounts/authentication';
import { ApiClient } from './support/api';
import { hold } from './support/bookings';
import { HOSTILE } from './support/hostile-addresses';
import type { Person } from './support/people';
import { mapFew } from './support/site-pages';
import { BASE_URL } from './support/target';
import { becomes, expect, test, visit } from './support/test';

/**
 * The access rules of the specification (section 2), each route in the order visitor, client with an unverified
 * address, client, lawyer. `-` stays · login, verify, home, lawyer: goes there with its own path as callback_url · own:
 * goes to the own portal.
 */
const RULES = `
/                                           -       -       -       lawyer
/about                                      -       -       -       -
/blog                                       -       -       -       -
/blog/renting-out                           -       -       -       -
/faq                                        -       -       -       -
/help                                       -       -       -       -
/help/ask                                   -       -       -       -
/terms                                      -       -       -       -
/privacy                                    -       -       -       -
/lawyers-online                             -       -       -       -
/lawyers-online/named                       -       -       -       -
/compare-lawyers                            -       -       -       -
/lawyers-online/civil                       -       -       -       -
/lawyers-online/civil/cebu                  -       -       -       -
/free-legal-help                            -       -       -       -
/notary-public                              -       -       -       -
/notary-public/makati                       -       -       -       -
/notary-public/profile/n1                   -       -       -       -
/lawyer/nobody                              -       -       -       -
/book/nobody/2026-11-24T02:00:00Z           login   verify  -       lawyer
/book/nobody/2026-11-24T02:00:00Z?duration=60  login verify -       lawyer
/waitlist/nobody                            login   verify  -       lawyer
/request-notary/nobody                      login   verify  -       lawyer
/leave-waitlist/token                       -       -       -       -
/stop-emails/token                          -       -       -       -
/pay/token                                  -       -       -       -
/pay/refund/token                           -       -       -       -
/texts-off                                  -       -       -       -
/texts-off/code                             -       -       -       -
/checkout                                   -       -       -       -
/checkout/booked/m1                         login   verify  -       lawyer
/login                                      -       own     own     own
/signup                                     -       own     own     own
/signup/lawyer                              -       own     own     own
/signup/customer                            -       own     own     own
/forgot-password                            -       own     own     own
/reset-password/token                       -       own     own     own
/verify-email/token                         -       -       -       -
/verify-ibp/token                           -       -       -       -
/customer-portal                            login   verify  -       lawyer
/customer-portal/meeting/m1                 login   verify  -       lawyer
/customer-portal/meeting/m1/join            login   verify  -       lawyer
/customer-portal/meeting/m1/reschedule      login   verify  -       lawyer
/customer-portal/meeting/m1/summary         login   verify  -       lawyer
/customer-portal/meeting/m1/plan            login   verify  -       lawyer
/customer-portal/help                       login   verify  -       lawyer
/customer-portal/work-items                 login   verify  -       lawyer
/customer-portal/work-items/w1              login   verify  -       lawyer
/customer-portal/work-items/w1/meetings/r1  login   verify  -       lawyer
/customer-portal/account-settings           login   verify  -       lawyer
/customer-portal/saved-lawyers              login   verify  -       lawyer
/lawyer-portal                              login   verify  home    -
/lawyer-portal/account-settings             login   verify  home    -
/lawyer-portal/help                         login   verify  home    -
/lawyer-portal/profile                      login   verify  home    -
/lawyer-portal/profile/basic-info           login   verify  home    -
/lawyer-portal/profile/banking-info         login   verify  home    -
/lawyer-portal/profile/education            login   verify  home    -
/lawyer-portal/profile/education/e1/edit    login   verify  home    -
/lawyer-portal/profile/work-experience      login   verify  home    -
/lawyer-portal/profile/work-experience/w1/edit login verify home    -
/lawyer-portal/profile/awards               login   verify  home    -
/lawyer-portal/profile/awards/a1/edit       login   verify  home    -
/lawyer-portal/profile/availability         login   verify  home    -
/lawyer-portal/calendar                     login   verify  home    -
/lawyer-portal/meetings                     login   verify  home    -
/lawyer-portal/meeting/m1                   login   verify  home    -
/lawyer-portal/meeting/m1/join              login   verify  home    -
/lawyer-portal/meeting/m1/reschedule        login   verify  home    -
/lawyer-portal/clients                      login   verify  home    -
/lawyer-portal/clients/c1                   login   verify  home    -
/lawyer-portal/work-items                   login   verify  home    -
/lawyer-portal/work-items/proposal          login   verify  home    -
/lawyer-portal/work-items/w1                login   verify  home    -
/lawyer-portal/work-items/w1/edit           login   verify  home    -
/lawyer-portal/payments                     login   verify  home    -
/lawyer-portal/payments/tax                 login   verify  home    -
/lawyer-portal/payments/p1                  login   verify  home    -
/lawyer-portal/notary-public                login   verify  home    -
/meeting                                    login   verify  -       -
/meeting/m1                                 login   verify  -       -
/meeting/associate/m1                       login   verify  -       -
`;
const PLACES: Record<string, string> = {
  login: '/login',
  verify: '/verify-email',
  home: '/',
  lawyer: '/lawyer-portal',
};
const ROWS = RULES.trim()
  .split('\n')
  .map((line) => {
    const [route = '', ...words] = line.split(/\s+/);
    return { route, words };
  });

test.describe('who may open which page', { tag: ['@guards', '@once'] }, () => {
  test('every route for every kind of person', { tag: '@core' }, async ({
    newCustomer,
    demoLawyer,
  }) => {
    const visitor = await ApiClient.open();
    const people: readonly ApiClient[] = [
      visitor,
      (await newCustomer({ verified: false })).api,
      (await newCustomer()).api,
      demoLawyer.api,
    ];
    expect(ROWS.length).toBe(82);
    for (const [column, { http }] of people.entries()) {
      const went = await mapFew(ROWS, ({ route }) => whereTo(http, route));
      const own = column === 3 ? '/lawyer-portal' : '/customer-portal';
      const expected = ROWS.map(({ route, words }) => outcome(route, words[column], own));
      expect(went).toEqual(expected);
    }
    await visitor.close();
  });

  test('the page that asks for verification is for everybody', { tag: '@core' }, async ({
    newCustomer,
    visitor,
  }) => {
    const pending = await newCustomer({ verified: false });
    const verified = await newCustomer();
    expect(await whereTo(visitor.http, '/verify-email')).toBe('/verify-email stays');
    expect(await whereTo(pending.api.http, '/verify-email')).toBe('/verify-email stays');
    // Nothing is left to verify: on to the portal, with a cookie that says so.
    expect(await whereTo(verified.api.http, '/verify-email')).toBe(
      '/verify-email to /api/v1/auth/refresh?callback_url=%2Fcustomer-portal',
    );
  });

  test('a callback_url never leads to another site', { tag: '@core' }, async ({
    newCustomer,
    demoLawyer,
  }) => {
    expect(HOSTILE.length).toBeGreaterThanOrEqual(40);
    const client = await newCustomer();
    for (const [{ api }, portal] of [
      [client, '/customer-portal'],
      [demoLawyer, '/lawyer-portal'],
    ] as const) {
      const went = await mapFew(HOSTILE, (value) =>
        whereTo(api.http, `/login?callback_url=${encodeURIComponent(value)}`, value),
      );
      expect(went).toEqual(HOSTILE.map((value) => `${value} to ${portal}`));
      const refreshed = await mapFew(HOSTILE, (value) =>
        whereTo(api.http, `/api/v1/auth/refresh?callback_url=${encodeURIComponent(value)}`, value),
      );
      expect(refreshed).toEqual(HOSTILE.map((value) => `${value} to /`));
    }
  });

  test('a forged or cut cookie is nobody', { tag: '@core' }, async ({ newCustomer }) => {
    const client = await newCustomer();
    const session = (await client.api.cookies()).find(({ name }) => name.endsWith('session'));
    if (!session) throw new Error('no session cookie');
    const [head, body] = session.value.split('.');
    for (const value of [`${head}.${body}.`, `${head}.${body}.AAAA`, 'x', session.value.slice(4)]) {
      const http = await request.newContext({
        baseURL: BASE_URL,
        extraHTTPHeaders: { cookie: `${session.name}=${value}` },
      });
      expect(await whereTo(http, '/customer-portal')).toBe(
        '/customer-portal to /login?callback_url=%2Fcustomer-portal',
      );
      expect((await http.get(getSession.path)).status()).toBe(401);
      await http.dispose();
    }
  });
});

test.describe('guards in the browser', { tag: '@guards' }, () => {
  test('a visitor comes back to the page that was asked for', { tag: '@once' }, async ({
    page,
    newCustomer,
  }) => {
    const client = await newCustomer();
    await visit(page, '/customer-portal');
    await expect(page).toHaveURL('/login?callback_url=%2Fcustomer-portal');
    await page.context().addCookies(await client.api.cookies());
    await page.reload();
    await expect(page).toHaveURL('/customer-portal');
    await page.goto('/lawyer-portal');
    await expect(page).toHaveURL('/?callback_url=%2Flawyer-portal');
    await expect(page.getByRole('button', { name: 'Find lawyers' })).toBeVisible();
  });

  test('what belongs to somebody else is a 404 page, in the frame of the portal', {
    tag: ['@once', '@core'],
  }, async ({ page, newCustomer, demoLawyer, consoleWatch }) => {
    const [client, other] = await Promise.all([newCustomer(), newCustomer()]);
    const { meetingId } = await hold(other);
    consoleWatch.allow(404, /-portal\/meeting\//);
    for (const [person, portal] of [
      [client, '/customer-portal'],
      [demoLawyer, '/lawyer-portal'],
    ] as const) {
      await becomes(page, person);
      const answer = await page.goto(`${portal}/meeting/${meetingId}`);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ops... You are lost!');
      await expect(page.getByRole('banner')).toHaveCount(1);
    }
  });

  for (const hostile of [
    '//example.com',
    '/\\example.com',
    'https://example.com/',
    '/%09/example.com',
  ]) {
    test(`signing in with callback_url ${hostile} stays here`, { tag: '@once' }, async ({
      page,
      newCustomer,
    }) => {
      const client = await newCustomer();
      await visit(page, `/login?callback_url=${encodeURIComponent(hostile)}`);
      await signInWith(page, client);
      await expect(page).toHaveURL('/customer-portal');
    });
  }
});

async function signInWith(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

function outcome(route: string, word: string | undefined, own: string): string {
  if (word === '-') return `${route} stays`;
  if (word === 'own') return `${route} to ${own}`;
  if (word === 'client') return `${route} to /signup/customer`;
  const place = PLACES[word ?? ''];
  if (!place) throw new Error(`no such word in the table: ${word}`);
  return `${route} to ${place}?callback_url=${encodeURIComponent(route)}`;
}

/** Where a page redirects to, or that it stays: shown, or not found. */
async function whereTo(http: APIRequestContext, path: string, name = path): Promise<string> {
  const answer = await http.get(path, { maxRedirects: 0 });
  if ([200, 404].includes(answer.status())) return `${name} stays`;
  return `${name} to ${locationOf(answer)}`;
}

function locationOf(answer: APIResponse): string {
  const { location } = answer.headers();
  if (!location) return `nowhere, with ${answer.status()}`;
  const url = new URL(location, answer.url());
  const foreign = url.origin === new URL(BASE_URL).origin ? '' : url.origin;
  return `${foreign}${url.pathname}${url.search}`;
}
