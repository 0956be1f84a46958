import type { Page } from '@playwright/test';

/** Shorter timers are part of how a page works; from here on they ask again whether something changed. */
const POLLING_MS = 4_000;

/** Takes all polling from a page before it is opened: what changes on it then came over the stream. */
export async function withoutPolling(page: Page): Promise<void> {
  await page.addInitScript((limit) => {
    const original = window.setInterval.bind(window);
    window.setInterval = ((handler: () => void, ms = 0) =>
      ms >= limit ? 0 : original(handler, ms)) as typeof window.setInterval;
  }, POLLING_MS);
}
