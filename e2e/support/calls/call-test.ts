import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { bookAndPay } from '../bookings';
import { startsNow } from '../past-meetings';
import type { Person } from '../people';
import { nineOClock, publishedLawyer } from '../published-lawyer';
import { test as base, expect, visit } from '../test';
import { rememberConnections } from './connections';

/**
 * A camera and a microphone that Chromium makes up, granted without a question. Few pictures a second: encoding them
 * without a graphics card takes the cores that the product needs.
 */
const FAKE_DEVICES = [
  '--use-fake-device-for-media-stream=fps=10',
  '--use-fake-ui-for-media-stream',
];
/** Where a machine has no other network. */
const ANY_NETWORK = '--allow-loopback-in-peer-connection';

interface Meeting {
  readonly id: string;
  readonly subject: string;
  readonly client: Person;
  readonly lawyer: Person;
}

interface OtherBrowser extends BrowserContextOptions {
  readonly as?: Person;
  /** `none`: this browser has neither camera nor microphone. */
  readonly devices?: 'none';
}

interface Fixtures {
  /** A paid meeting by video of two people of this test alone, which begins in a minute. */
  meeting: Meeting;
  /** A page in another browser, not only in another profile of this one. */
  otherBrowser: (options?: OtherBrowser) => Promise<Page>;
}

export const test = base.extend<Fixtures>({
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), ANY_NETWORK, ...FAKE_DEVICES];
    await use({ ...launchOptions, args });
  },
  context: async ({ context }, use) => {
    await rememberConnections(context);
    await use(context);
  },
  otherBrowser: async (
    { launchOptions, baseURL, locale, timezoneId, viewport, consoleWatch },
    use,
  ) => {
    const browsers: Browser[] = [];
    await use(async ({ as: person, devices, ...options } = {}) => {
      const fake: readonly string[] = devices === 'none' ? FAKE_DEVICES : [];
      const args = launchOptions.args?.filter((arg) => !fake.includes(arg));
      const browser = await chromium.launch({ ...launchOptions, args });
      browsers.push(browser);
      const like = { baseURL, locale, timezoneId, viewport };
      const context = await browser.newContext({ ...like, ...options });
      await consoleWatch.follow(context);
      await rememberConnections(context);
      if (person) await context.addCookies(await person.api.cookies());
      return context.newPage();
    });
    await Promise.all(browsers.map((browser) => browser.close()));
  },
  meeting: async ({ newCustomer }, use) => {
    const [client, lawyer] = [await newCustomer(), await publishedLawyer()];
    const { meetingId: id, subject } = await bookAndPay(client, nineOClock(lawyer, 3));
    await startsNow(id, 1);
    await use({ id, subject, client, lawyer });
    await lawyer.api.close();
  },
});

export { expect };

/** Goes through the lobby into the call. */
export async function join(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await page.getByRole('button', { name: 'Join meeting' }).click();
  await expect(page.getByRole('button', { name: 'Leave' })).toBeVisible();
}
