import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/google-chrome'];

/** Chromium's sandbox refuses to start for root. */
export const BROWSER_FLAGS =
  process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'];

/** The browser of CHROME_PATH, else one of the system, else Playwright's own. */
export function browserPath() {
  const known = [process.env.CHROME_PATH, ...SYSTEM_BROWSERS, chromium.executablePath()];
  return known.find((file) => file && existsSync(file));
}
