import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

// Playwright's config is loaded with it, whose loader takes no module with import.meta.

/** Headless Chromium draws the same pages for a third less work. Playwright's own is one too. */
const SHELL = '/usr/bin/chromium-headless-shell';
export const WITH_WINDOWS = ['/usr/bin/chromium', '/usr/bin/google-chrome'];

/** Finds a browser that can show notifications, which the headless one refuses. */
export function pathOfWholeBrowser(): string | undefined {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  return [chromium.executablePath(), ...WITH_WINDOWS].find((file) => existsSync(file));
}

/** Finds the browser of the end-to-end tests: the one that CHROME_PATH names, else Playwright's own, else one of the system. */
export function browserPath(): string | undefined {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  return [chromium.executablePath(), SHELL, ...WITH_WINDOWS].find((file) => existsSync(file));
}
