import type { BrowserContext, Page } from '@playwright/test';
import { bookAndPay } from './support/bookings';
import { becomes, expect, test, visit } from './support/test';

/** Addresses of the streams that a browser asked for. */
function streamsOf(context: BrowserContext): string[] {
  const asked: string[] = [];
  context.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/v1/notifications/stream') asked.push(search);
  });
  return asked;
}

/** Requests of a portal after its page has loaded: data kept in the browser, and the events. */
const ASKED_LATER = new Set([
  '/api/v1/meetings?from',
  '/api/v1/notifications/preferences?',
  '/api/v1/notifications/stream?since',
  '/api/v1/saved-lawyers/ids?',
]);

/** Collects the requests that a page makes by itself. */
function readsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (searchParams.has('_rsc') || pathname.startsWith('/api/v1/'))
      asked.push(`${pathname}?${[...searchParams.keys()]}`);
  });
  return asked;
}

test.describe('live notifications', { tag: ['@notifications', '@once'] }, () => {
  test.beforeEach(async ({ context }) => {
    // Nothing is polled: what appears was sent by the server.
    await context.addInitScript(() => {
      window.setInterval = (() => 0) as unknown as typeof window.setInterval;
    });
  });

  test('a notification rings the bell of an open page', async ({ page, newCustomer }) => {
    const client = await newCustomer();
    await becomes(page, client);
    const connected = page.waitForResponse('**/api/v1/notifications/stream*');
    await visit(page, '/lawyers-online');
    expect((await connected).status()).toBe(200);
    const bell = page.getByRole('button', { name: /^Notifications/ });
    await expect(bell).toHaveAccessibleName('Notifications');
    await bookAndPay(client);
    await expect(bell).toHaveAccessibleName('Notifications, 1 new');
  });

  test('tabs share one connection, and the next goes on when the first is closed', {
    tag: '@core',
  }, async ({ page, context, newCustomer }) => {
    const streams = streamsOf(context);
    const client = await newCustomer();
    await becomes(page, client);
    const connected = page.waitForResponse('**/api/v1/notifications/stream*');
    await visit(page, '/lawyers-online');
    await connected;
    const second = await context.newPage();
    await visit(second, '/customer-portal');
    const bells = [page, second].map((tab) => tab.getByRole('button', { name: /^Notifications/ }));
    await bookAndPay(client);
    for (const bell of bells) await expect(bell).toHaveAccessibleName('Notifications, 1 new');
    expect(streams).toEqual(['']);

    await page.close();
    await expect.poll(() => streams.length).toBe(2);
    expect(streams[1]).toMatch(/^\?since=[1-9]\d*$/);
    await bookAndPay(client);
    await expect(second.getByRole('button', { name: /^Notifications/ })).toHaveAccessibleName(
      'Notifications, 2 new',
    );
  });

  test('a page of a portal goes on from what it came with, and asks for none of it again', {
    tag: '@core',
  }, async ({ openPage, newCustomer, demoLawyer }) => {
    for (const [as, path] of [
      [await newCustomer(), '/customer-portal'],
      [demoLawyer, '/lawyer-portal'],
    ] as const) {
      const portal = await openPage({ as });
      const [asked, streams] = [readsOf(portal), streamsOf(portal.context())];
      // Its clock stands still: what it came with is not old, however long this machine takes to draw it.
      await portal.clock.setFixedTime(Date.now());
      const connected = portal.waitForResponse('**/api/v1/notifications/stream*');
      await visit(portal, path);
      await connected;
      expect(streams).toEqual([expect.stringMatching(/^\?since=\d+$/)]);
      // A repeated request would have followed at once, and before this one.
      await portal.request.get('/api/v1/auth/session');
      expect(asked.filter((one) => !ASKED_LATER.has(one))).toEqual([]);
    }
  });
});
