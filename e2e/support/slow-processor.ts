import type { BrowserContext, Page } from '@playwright/test';

/** How many times slower the processor of each page is; `npm run soak:e2e` sets it. */
const RATE = Number(process.env.E2E_SLOW_CPU ?? 1);

async function slow(page: Page): Promise<void> {
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: RATE });
  } catch {
    // A page that was closed at once needs none.
  }
}

/** Slows the pages of a browser as `E2E_SLOW_CPU` asks for, as a phone would be: what only a fast machine passes fails. */
export function slowProcessor(context: BrowserContext): void {
  if (RATE > 1) context.on('page', (page) => void slow(page));
}
