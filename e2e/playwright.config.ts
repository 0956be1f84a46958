import { defineConfig, devices } from '@playwright/test';
import { browserPath } from '../scripts/lib/test/browser-path';
import { browsers, limit } from '../scripts/lib/test/speed';
import { hasRelay } from './support/calls/relay';
import { BASE_URL, isGiven, TIMEZONE } from './support/target';

/**
 * The tests of the short run, `npm test`, are tagged `@core` for the desktop and `@core-phone` for the Pixel; a test with
 * both runs on both. `--grep @core` finds them all, also a call, whose project is its own. With TEST_TIER=short each
 * device leaves the other's out; without it, as in `npm run test:all` or against an address of your own, all runs on all.
 */
const isShort = process.env.TEST_TIER === 'short';
const CORE_ELSEWHERE = {
  desktop: isShort ? [/^(?!.*@core(?!-)).*@core-phone\b/] : [],
  pixel: isShort ? [/^(?!.*@core-phone\b).*@core\b/] : [],
};

const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const launched = (args: string[]) => ({
  executablePath: browserPath(),
  // Chromium's sandbox refuses to start for root.
  args: process.getuid?.() === 0 ? [...args, '--no-sandbox'] : args,
});
/** Pages of tests are short-lived: what compiles their scripts ahead and aside costs more than it saves. Calls are not. */
const SHORT_LIVED = '--js-flags=--max-lazy --single-threaded';

const part = process.env.E2E_PART ?? 'all';
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } };
const calling = { ...desktop, launchOptions: launched(QUIET) };

export default defineConfig({
  testDir: '.',
  outputDir: `test-results/${part}/files`,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: browsers(),
  // For a test that hangs, not for one that works: limits follow the speed of the machine.
  timeout: limit(90_000),
  expect: { timeout: limit(15_000) },
  reporter: [
    ['list'],
    ['html', { outputFolder: `playwright-report/${part}`, open: 'never' }],
    ['json', { outputFile: `test-results/${part}/results.json` }],
  ],
  use: {
    baseURL: BASE_URL,
    locale: 'en-PH',
    timezoneId: TIMEZONE,
    // Pages reach the server by themselves, so that a test may answer in its place; those of the worker allow it.
    serviceWorkers: 'block',
    actionTimeout: limit(20_000),
    navigationTimeout: limit(45_000),
    // A trace costs time in every test that passes: with --trace only. The picture of a failure is always stored.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: launched([...QUIET, SHORT_LIVED]),
  },
  // Where the device makes no difference, once is enough: @once runs on desktop alone, @phone on the Pixel alone.
  projects: [
    // They share a product of their own: in one worker it starts once. First, so that nothing waits for them at the end.
    { name: 'paymongo', use: desktop, grep: /@paymongo\b/, workers: 1 },
    {
      name: 'desktop',
      use: desktop,
      grepInvert: [/@(?:phone|call|relay|paymongo)\b/, ...CORE_ELSEWHERE.desktop],
    },
    {
      name: 'pixel',
      use: { ...devices['Pixel 7'] },
      grepInvert: [/@(?:once|call|relay)\b/, ...CORE_ELSEWHERE.pixel],
    },
    // Two or three browsers that encode video: one such test at a time.
    { name: 'calls', use: calling, grep: /@call\b/, workers: 1 },
    // Where coturn can be had: it takes the place of the network between two browsers.
    ...(hasRelay ? [{ name: 'relay', use: calling, grep: /@relay\b/, workers: 1 }] : []),
  ],
  webServer: isGiven
    ? undefined
    : {
        command: 'npm start',
        cwd: '..',
        url: `${BASE_URL}/api/health`,
        reuseExistingServer: true,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
        timeout: limit(180_000),
      },
});
