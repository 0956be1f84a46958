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

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Makes a page as slow as the phone. Resolves to a count of what it fetches from then on. */
export async function slowDown(page) {
  const cdp = await page.context().newCDPSession(page);
  const counted = { requests: 0, scripts: 0, scriptBytes: 0 };
  const scripts = new Set();
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
 * press what matches `effect` was on top of the page, and at which press; the last two are null where it never was.
 */
export async function firstPress(page, { url, place, at, effect }) {
  const noted = {};
  await page.exposeBinding('note', (_, what, instant) => {
    noted[what] ??= instant;
  });
  await page.addInitScript(noteFirstPaint);
  await page.addInitScript(noteWhenOnTop, effect);
  const begun = Date.now();
  const opened = page.goto(url, { waitUntil: 'load', timeout: 60_000 }).catch(() => null);
  await sleep(at);
  while (noted.painted === undefined && Date.now() < begun + LONGEST) await sleep(20);
  await sleep(Math.max(0, noted.painted + REACTION_MS - Date.now()));
  const pressed = Date.now();
  let presses = 0;
  while (noted.answered === undefined && presses < PATIENCE) {
    presses += 1;
    await page.touchscreen.tap(place.x, place.y);
    const until = Date.now() + AGAIN_MS;
    while (noted.answered === undefined && Date.now() < until) await sleep(20);
  }
  await opened;
  return {
    painted: noted.painted - begun,
    pressed: pressed - begun,
    answered: noted.answered === undefined ? null : noted.answered - pressed,
    presses,
  };
}

/** Runs in the page: tells the instant of the first paint that shows something. */
function noteFirstPaint() {
  const tell = (entries) => {
    for (const { name, startTime } of entries.getEntries())
      if (name === 'first-contentful-paint')
        window.note('painted', Math.round(performance.timeOrigin + startTime));
  };
  new PerformanceObserver(tell).observe({ type: 'paint', buffered: true });
}

/** Runs in the page: tells the instant of the first frame in which an element of this kind is what a finger would meet. */
function noteWhenOnTop(selector) {
  const look = () => {
    for (const element of document.querySelectorAll(selector)) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const met = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 40));
      if (met && element.contains(met)) return window.note('answered', Date.now());
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
