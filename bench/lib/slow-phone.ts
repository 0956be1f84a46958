import type { Page } from 'playwright';

/** A phone of 2020 on a bad line: 1.6 Mbit/s down, 0.75 up, 150 ms, and a quarter of this machine's speed. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const SLOWER = 4;
export const PHONE = {
  viewport: { width: 360, height: 800 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};
/** How long somebody waits before they press again, milliseconds. */
const AGAIN_MS = 1_000;
const PATIENCE = 8;
/** How soon a hand follows what an eye has seen at best, milliseconds. */
const REACTION_MS = 300;
/** When a page counts as never painted, milliseconds. */
const LONGEST = 30_000;

/** A place on the screen, CSS pixels. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

interface Pressed {
  readonly url: string;
  readonly place: Place;
  readonly at: number;
  readonly effect: string;
}

/**
 * Milliseconds from the navigation, Infinity where it was never painted or never whole (its `load` event); `answered`
 * from the press, null where it never was.
 */
export interface Press {
  readonly painted: number;
  readonly whole: number;
  readonly pressed: number;
  readonly answered: number | null;
  readonly presses: number;
}

export interface Fetched {
  requests: number;
  scripts: number;
  scriptBytes: number;
}

/** Instants of which the page tells, epoch milliseconds. */
type Noted = Partial<Record<'painted' | 'answered', number>>;

interface Shown {
  getBoundingClientRect(): { left: number; top: number; width: number; height: number };
  contains(other: Shown): boolean;
}

interface PaintEntries {
  getEntries(): Iterable<{ readonly name: string; readonly startTime: number }>;
}

// Those names of a browser that the functions use which run in the page: Node has no types of them.
declare const window: { note(what: keyof Noted, instant: number): void };
declare const document: {
  querySelectorAll(selector: string): Iterable<Shown>;
  elementFromPoint(x: number, y: number): Shown | null;
};
declare const PerformanceObserver: new (
  report: (entries: PaintEntries) => void,
) => { observe(options: { type: 'paint'; buffered: boolean }): void };
declare function requestAnimationFrame(callback: () => void): void;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Makes a page as slow as the phone. Resolves to a count of what it fetches from then on. */
export async function slowDown(page: Page): Promise<Fetched> {
  const cdp = await page.context().newCDPSession(page);
  const counted: Fetched = { requests: 0, scripts: 0, scriptBytes: 0 };
  const scripts = new Set<string>();
  cdp.on('Network.requestWillBeSent', ({ requestId, type }) => {
    counted.requests += 1;
    if (type === 'Script') scripts.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!scripts.has(requestId)) return;
    counted.scripts += 1;
    counted.scriptBytes += encodedDataLength;
  });
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  await cdp.send('Network.emulateNetworkConditions', LINE);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return counted;
}

/**
 * Opens `url` and presses at a place as soon as it can be seen: `at` milliseconds after the navigation has begun, but not
 * before a hand can follow the first paint. Like somebody who sees nothing happen, it presses again every second. Resolves to
 * when the page was painted and when the first press was made, in milliseconds from the navigation, how long after that
 * press what matches `effect` was on top of the page, and at which press.
 */
export async function firstPress(page: Page, { url, place, at, effect }: Pressed): Promise<Press> {
  const noted: Noted = {};
  await page.exposeBinding('note', (_, what: keyof Noted, instant: number) => {
    noted[what] ??= instant;
  });
  await page.addInitScript(noteFirstPaint);
  await page.addInitScript(noteWhenOnTop, effect);
  const begun = Date.now();
  const opened = page.goto(url, { waitUntil: 'load', timeout: 60_000 }).then(
    () => Date.now() - begun,
    () => Number.POSITIVE_INFINITY,
  );
  await sleep(at);
  while (noted.painted === undefined && Date.now() < begun + LONGEST) await sleep(20);
  await sleep(Math.max(0, (noted.painted ?? 0) + REACTION_MS - Date.now()));
  const pressed = Date.now();
  let presses = 0;
  while (noted.answered === undefined && presses < PATIENCE) {
    presses += 1;
    await page.touchscreen.tap(place.x, place.y);
    const until = Date.now() + AGAIN_MS;
    while (noted.answered === undefined && Date.now() < until) await sleep(20);
  }
  const whole = await opened;
  return {
    painted: (noted.painted ?? Number.POSITIVE_INFINITY) - begun,
    whole,
    pressed: pressed - begun,
    answered: noted.answered === undefined ? null : noted.answered - pressed,
    presses,
  };
}

/** Runs in the page: tells the instant of the first paint that shows something. */
function noteFirstPaint() {
  const report = (entries: PaintEntries) => {
    for (const { name, startTime } of entries.getEntries())
      if (name === 'first-contentful-paint')
        window.note('painted', Math.round(performance.timeOrigin + startTime));
  };
  new PerformanceObserver(report).observe({ type: 'paint', buffered: true });
}

/** Runs in the page: tells the instant of the first frame in which an element of this kind is what a finger would meet. */
function noteWhenOnTop(selector: string) {
  const look = () => {
    for (const element of document.querySelectorAll(selector)) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const met = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 40));
      if (met && element.contains(met)) {
        window.note('answered', Date.now());
        return;
      }
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
