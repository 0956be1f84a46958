import type { Locator, Page } from '@playwright/test';
import { expectChosen, openTimes } from './support/booking-page';
import { clockTime, ownTime, timeName } from './support/clock';
import { pickTime } from './support/lawyers';
import { becomes, expect, ready, test, visit } from './support/test';

const LONDON = 'Europe/London';

test.use({ timezoneId: LONDON });

test.describe('a client in London', { tag: '@booking' }, () => {
  test('sees Philippine time, with London time beside it, wherever a time stands', {
    tag: '@core',
  }, async ({ page, newCustomer, visitor }) => {
    const time = await pickTime(visitor);
    const beside = ownTime(time.start, LONDON, 'London');

    await test.step('results', async () => {
      await visit(page, '/lawyers-online');
      const zone = page.getByText('Times are Philippine time (PHT).');
      await expect(zone.filter({ visible: true })).toHaveCount(1);
      await expectBothClocks(
        page.getByRole('article').getByRole('link', { name: /Philippine/ }),
        3,
      );
    });
    await test.step('profile', async () => {
      await visit(page, `/lawyer/${time.lawyer._id}`);
      const times = page.getByRole('region', { name: 'Choose a time' });
      await expect(times.getByText('PHT').first()).toBeVisible();
      // The first day with an open time may have just one.
      await expectBothClocks(times.getByRole('link', { name: /Philippine time/ }), 1);
    });
    await test.step('booking', async () => {
      await becomes(page, await newCustomer());
      await visit(page, time.path);
      await expectChosen(page, time);
      await expect(page.getByText(beside).filter({ visible: true }).first()).toBeVisible();
      await openTimes(page);
      const name = `${timeName(time.start)}, ${beside}`;
      const button = page.getByRole('button', { name, exact: true });
      await expect(button).toContainText(clockTime(time.start, LONDON));
      await expect(page.getByText('Philippine time (PHT), time in London below')).toBeVisible();
    });
  });
});

test.describe('a reader in London', { tag: '@landing' }, () => {
  test('sees nothing move when London time comes', { tag: '@once' }, async ({ openPage }) => {
    for (const width of [360, 1280]) {
      const page = await openPage({ viewport: { width, height: 800 }, timezoneId: LONDON });
      for (const path of ['/', '/lawyers-online/labor/cebu']) {
        const scripts = await holdScripts(page);
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        const drawn = await timeOfNextFrame(page);
        scripts.release();
        await ready(page);
        await expect(page.getByRole('main').getByText('London').first()).toBeVisible();
        // steady: it counts what moved until the time of London was there
        expect(await layoutShifts(page, drawn), `${path} at ${width}`).toEqual([]);
      }
    }
  });

  test('reads below the days of a card whose time that is, in one piece', { tag: '@once' }, async ({
    openPage,
  }) => {
    for (const width of [320, 360, 1280]) {
      const page = await openPage({ viewport: { width, height: 800 }, timezoneId: LONDON });
      await visit(page, '/lawyers-online');
      const note = page
        .getByRole('article')
        .first()
        .getByText('PHT, London time below', { exact: true });
      const lines = await note.evaluate(
        (element) => new Set([...element.getClientRects()].map(({ y }) => y)).size,
      );
      expect(lines, `at ${width}`).toBe(1);
    }
  });
});

/** The scripts, with London time, come when the document has been drawn, of which a slow machine may show parts earlier. */
async function holdScripts(page: Page): Promise<{ release: () => void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released;
    await route.fallback();
  });
  return { release };
}

/** When the page has been drawn as it is, in milliseconds of its own clock. */
function timeOfNextFrame(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now()))),
      ),
  );
}

/** https://developer.mozilla.org/docs/Web/API/LayoutShift */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: readonly { node: Node | null }[];
}

/** Returns the unexpected layout shifts since then (web.dev/cls). */
function layoutShifts(page: Page, since: number): Promise<unknown[]> {
  return page.evaluate(
    (start) =>
      new Promise<unknown[]>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list
              .getEntries()
              .filter(({ startTime }) => startTime > start)
              .map((entry) => {
                const { value, sources } = entry as LayoutShift;
                return { value, moved: sources.map(({ node }) => node?.textContent) };
              }),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        // Without any shift the observer stays silent; it reports what is buffered before the next frame is drawn.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve([])));
      }),
    since,
  );
}

/** Every time names both clocks, and they are right. */
async function expectBothClocks(links: Locator, atLeast: number): Promise<void> {
  // The reader's own time comes with the browser's zone, after the page itself.
  await expect(links.last()).toHaveAccessibleName(/London$/);
  const found = await links.evaluateAll((all) =>
    all.map((link) => ({
      name: link.getAttribute('aria-label') ?? link.textContent,
      start: link.getAttribute('href')?.match(/\/(\d{4}-[^?]+Z)/)?.[1] ?? '',
    })),
  );
  expect(found.length).toBeGreaterThanOrEqual(atLeast);
  for (const { name, start } of found) {
    const instant = Date.parse(start);
    expect(name).toContain(timeName(instant));
    expect(name?.endsWith(ownTime(instant, LONDON, 'London')), name ?? '').toBe(true);
  }
}
