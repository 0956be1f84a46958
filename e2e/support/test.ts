import AxeBuilder from '@axe-core/playwright';
import {
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
  type TestInfo,
} from '@playwright/test';
import { ApiClient } from './api';
import { ConsoleWatch } from './console-watch';
import { signInAsDemo } from './demo-accounts';
import { type Person, registerCustomer } from './people';

interface OpenOptions extends BrowserContextOptions {
  /** Signed in as this person. */
  as?: Person;
}

interface Fixtures {
  /** Fails the test on an error in the console of any of its browsers. */
  consoleWatch: ConsoleWatch;
  /** The API without a session. */
  visitor: ApiClient;
  /** A client of this test alone, with a verified address unless given otherwise. */
  newCustomer: (options?: Parameters<typeof registerCustomer>[0]) => Promise<Person>;
  demoLawyer: Person;
  /** A page in a browser of its own: another person, zone or device than `page`. */
  openPage: (options?: OpenOptions) => Promise<Page>;
}

export const test = base.extend<Fixtures>({
  consoleWatch: [
    async ({ browserName: _ }, use) => {
      const watch = new ConsoleWatch();
      await use(watch);
      watch.verify();
    },
    { auto: true },
  ],
  context: async ({ context, consoleWatch }, use) => {
    await consoleWatch.follow(context);
    await use(context);
  },
  visitor: async ({ browserName: _ }, use) => {
    const api = await ApiClient.open();
    await use(api);
    await api.close();
  },
  newCustomer: async ({ browserName: _ }, use) => {
    const people: Person[] = [];
    await use(async (options) => {
      const person = await registerCustomer(options);
      people.push(person);
      return person;
    });
    await Promise.all(people.map(({ api }) => api.close()));
  },
  demoLawyer: async ({ browserName: _ }, use) => {
    const person = await signInAsDemo('lawyer');
    await use(person);
    await person.api.close();
  },
  openPage: async ({ browser, consoleWatch }, use) => {
    const opened: Page[] = [];
    await use(async ({ as: person, ...options } = {}) => {
      const context = await browser.newContext(options);
      await consoleWatch.follow(context);
      if (person) await context.addCookies(await person.api.cookies());
      const page = await context.newPage();
      opened.push(page);
      return page;
    });
    await Promise.all(opened.map((page) => page.context().close()));
  },
});

export { expect };

/** Gives the browser of a page the session of a person. The page is left first: what it still asks for would be theirs. */
export async function becomes(page: Page, person: Person): Promise<void> {
  await page.goto('about:blank');
  await page.context().addCookies(await person.api.cookies());
}

/**
 * Waits until the page listens. It is readable before that, and its links work; what is typed or pressed then would be
 * lost on a slow machine.
 */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    const listens = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__react'));
    // Controls of streamed parts may come later than the frame of the page.
    const controls = main?.querySelectorAll('button, input, select, textarea') ?? [];
    return main !== null && listens(main) && [...controls].every(listens);
  });
}

/** Opens a page and waits until it listens. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
}

/** Keeps a picture of the page in the report. */
export async function picture(page: Page, info: TestInfo, name: string): Promise<void> {
  await info.attach(name, { body: await page.screenshot(), contentType: 'image/png' });
}

const ACCESSIBILITY = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * A WCAG 2.1 A rule, off by default in axe: a button's accessible name contains its visible label, so that voice
 * control can press it.
 */
const SPOKEN = { 'label-content-name-mismatch': { enabled: true } };

/** Parts of the product with a frame of their own (header, menus, bars), whose contrast this worker has looked at on the phone. */
const seenFrames = new Set<string>();

/**
 * Whether a scan looks at the contrast of colours, two thirds of its work. A test that also runs on desktop has its pages looked at
 * there, in the same colours; what a phone has of its own is the frame around them, once for each worker.
 */
function looksAtContrast(page: Page): boolean {
  const { project, tags } = test.info();
  if (project.name !== 'pixel' || tags.includes('@phone')) return true;
  const [frame = 'site'] = /\/(?:customer-portal|lawyer-portal|admin)\b/.exec(page.url()) ?? [];
  if (seenFrames.has(frame)) return false;
  seenFrames.add(frame);
  return true;
}

/** No violation of WCAG 2.2 AA, nor of axe's good practice. */
export async function expectAccessible(page: Page): Promise<void> {
  // An animation, such as that of a new message, would be half-way while axe reads.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await settled(page);
  // In the page itself, which has no frames, and without the nodes that pass: half the time.
  const contrast = { 'color-contrast': { enabled: looksAtContrast(page) } };
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], rules: { ...SPOKEN, ...contrast } })
    .setLegacyMode();
  const { violations } = await axe.withTags(ACCESSIBILITY).analyze();
  await page.emulateMedia({ reducedMotion: null });
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} at ${nodes.map(({ target }) => target).join(' | ')}`,
  );
  expect(found).toEqual([]);
}

/** Waits until what moves or fades in has come to rest: half-way there, colours are not yet what they will be. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => {
    const passing = document
      .getAnimations()
      // A timeline of scrolling, such as that of a faded edge, never ends.
      .filter(({ timeline }) => timeline instanceof DocumentTimeline)
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    return Promise.allSettled(passing.map(({ finished }) => finished));
  });
}
