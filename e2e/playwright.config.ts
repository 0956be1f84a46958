import { existsSync } from 'node:fs';
import { chromium, defineConfig, devices } from '@playwright/test';
import { BASE_URL, CHROME_PATH, isGiven, TIMEZONE } from './support/target';

const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/google-chrome'];
const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Playwright's own browser when it is installed, else one of the system. */
function executablePath(): string | undefined {
  if (CHROME_PATH) return CHROME_PATH;
  if (existsSync(chromium.executablePath())) return undefined;
  return SYSTEM_BROWSERS.find((file) => existsSync(file));
}

export default defineConfig({
  testDir: '.',
  outputDir: 'test-results/files',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['html', { outputFolder: 'playwright-report', open: 'never' }],
    ['json', { outputFile: 'test-results/results.json' }],
  ],
  use: {
    baseURL: BASE_URL,
    locale: 'en-PH',
    timezoneId: TIMEZONE,
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    // Without its film, which costs a fifth of the time; the picture of a failure is kept.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: executablePath(),
      // Chromium's sandbox refuses to start for root.
      args: process.getuid?.() === 0 ? [...QUIET, '--no-sandbox'] : QUIET,
    },
  },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
    },
    // Where the device makes no difference, once is enough.
    { name: 'pixel', use: { ...devices['Pixel 7'] }, grepInvert: /@once/ },
  ],
  webServer: isGiven
    ? undefined
    : {
        command: 'npm start',
        cwd: '..',
        url: `${BASE_URL}/api/health`,
        reuseExistingServer: true,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
        timeout: 180_000,
      },
});
