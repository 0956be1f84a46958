// npm run bench:first-press: how soon a slow phone answers the first press on a page of the portals, made 1.2 s after it was
// asked for or, where that is later, as soon as a hand can follow the first paint: Chromium, slow 4G, a processor of a quarter,
// an empty cache. The press is made again every second as by somebody who sees nothing happen. Fails where the median is more
// than two seconds behind the first press. `-- 5` takes five rounds; `-- pages` presses once on each page of the portals and on
// four public ones, on the bell or the menu.
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { ensureBuilt } from '../scripts/lib/build.ts';
import { ensureBrowser } from '../scripts/lib/test/browser.ts';
import { explain, logStep } from '../server/log.ts';
import { createShutdown } from '../server/shutdown.ts';
import { BROWSER_FLAGS, browserPath } from './lib/browser.ts';
import { demoAccount } from './lib/demo-accounts.ts';
import { needed } from './lib/needed.ts';
import { publicPages } from './lib/pages.ts';
import { portalTargets } from './lib/portal-targets.ts';
import { median, report } from './lib/report.ts';
import { startProduct } from './lib/servers.ts';
import {
  type Fetched,
  firstPress,
  PHONE,
  type Place,
  type Press,
  slowDown,
} from './lib/slow-phone.ts';

const [ASKED = '3'] = process.argv.slice(2);
const EVERY_PAGE = ASKED === 'pages';
const ROUNDS = EVERY_PAGE ? 1 : Number(ASKED);
/** The earliest press, milliseconds from the navigation. */
const PRESSED_AT = 1_200;
const BOUND_MS = 2_000;
/** How long a page may still fetch something, milliseconds. */
const REST = 3_000;

const BELL = '[aria-label^="Notifications"]';
const MENU = '[aria-label="Open the menu"]';

interface Case {
  readonly name: string;
  /** Role of an account of the demo; undefined for a visitor. */
  readonly role?: string;
  readonly path: string;
  /** Selectors of what is pressed, and of what shows that it was heard. */
  readonly pressed: string;
  readonly effect: string;
}

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

type Run = Press & Fetched;

const CASES: readonly Case[] = [
  {
    name: 'dashboard, bell',
    role: 'lawyer',
    path: '/lawyer-portal',
    pressed: BELL,
    effect: '[role=dialog]',
  },
  {
    name: 'dashboard, More',
    role: 'lawyer',
    path: '/lawyer-portal',
    pressed: 'nav button:has-text("More")',
    effect: '[role=menu]',
  },
  {
    name: 'calendar, Block time',
    role: 'lawyer',
    path: '/lawyer-portal/calendar',
    pressed: '#block-time',
    effect: '[role=dialog], dialog[open]',
  },
  {
    name: 'client, bell',
    role: 'customer',
    path: '/customer-portal',
    pressed: BELL,
    effect: '[role=dialog]',
  },
];

const shutdown = createShutdown();

/** Finds the pages of both portals and, but for a post, the public ones. */
async function everyPage(base: string): Promise<Case[]> {
  const targets = await portalTargets(base);
  const portals = targets.filter(({ kind }) => kind === 'portal');
  const visited = (await publicPages(base)).filter(({ name }) => name !== 'post');
  return [
    ...portals.map(({ name, path }) => ({
      name,
      path,
      role: name.startsWith('lawyer') ? 'lawyer' : 'customer',
      pressed: BELL,
      effect: '[role=dialog]',
    })),
    ...visited.map((page) => ({ ...page, pressed: MENU, effect: 'dialog[open]' })),
  ];
}

async function signedIn(browser: Browser, base: string, role: string): Promise<Session> {
  const { email, password } = demoAccount(role);
  const context = await browser.newContext({ ...PHONE, baseURL: base });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  const session = await context.storageState();
  await context.close();
  return session;
}

/** Finds on a fast machine where a thumb would press. */
async function placeOf(
  browser: Browser,
  base: string,
  { path, pressed }: Case,
  storageState?: Session,
): Promise<Place> {
  const context = await browser.newContext({ ...PHONE, baseURL: base, storageState });
  const page = await context.newPage();
  await page.goto(path);
  const found = await page.locator(`${pressed} >> visible=true`).first().boundingBox();
  const box = needed(found, `${pressed} at ${path}`);
  await context.close();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function measured(
  browser: Browser,
  base: string,
  { path, effect }: Case,
  place: Place,
  storageState?: Session,
): Promise<Run> {
  const context = await browser.newContext({ ...PHONE, baseURL: base, storageState });
  try {
    const page = await context.newPage();
    const fetched = await slowDown(page);
    const press = await firstPress(page, { url: path, place, at: PRESSED_AT, effect });
    await page.waitForTimeout(REST);
    return { ...press, ...fetched };
  } finally {
    await context.close();
  }
}

function row(name: string, runs: readonly Run[]) {
  const answers = runs.map(({ answered }) => answered ?? Number.POSITIVE_INFINITY);
  const middle = (key: Exclude<keyof Run, 'answered'>) => median(runs.map((run) => run[key]));
  return {
    press: name,
    'painted at ms': middle('painted'),
    'whole at ms': middle('whole'),
    'pressed at ms': middle('pressed'),
    'answered after ms': median(answers),
    slowest: Math.max(...answers),
    'at press': middle('presses'),
    requests: middle('requests'),
    scripts: middle('scripts'),
    'script bytes': middle('scriptBytes'),
  };
}

async function main() {
  await ensureBrowser();
  await ensureBuilt({ logStep });
  const { url: base } = await startProduct(shutdown);
  const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_FLAGS });
  shutdown.onStop(() => browser.close());
  const sessions = new Map<string, Session>();
  for (const role of ['lawyer', 'customer'])
    sessions.set(role, await signedIn(browser, base, role));
  const rows: ReturnType<typeof row>[] = [];
  for (const one of EVERY_PAGE ? await everyPage(base) : CASES) {
    const session = one.role === undefined ? undefined : sessions.get(one.role);
    const place = await placeOf(browser, base, one, session);
    const runs: Run[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const run = await measured(browser, base, one, place, session);
      runs.push(run);
      logStep(
        `${round}/${ROUNDS} ${one.name}: ${run.answered} ms after a press at ${run.pressed} ms, press ${run.presses}`,
      );
    }
    rows.push(row(one.name, runs));
  }
  const failures = rows
    .filter((one) => !(one['answered after ms'] <= BOUND_MS))
    .map((one) => `${one.press}: answered ${one['answered after ms']} ms after the press`);
  await shutdown.run(
    report({ name: EVERY_PAGE ? 'first-press-pages' : 'first-press', rows, failures }) ? 0 : 1,
  );
}

main().catch((error) => shutdown.run(explain(error)));
