import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { logStep } from '../../../server/log.mjs';
import { inRoot } from '../paths.mjs';

/** Chromium without its windows draws the same pages for a third less work. Playwright's own is one too. */
const SHELL = '/usr/bin/chromium-headless-shell';
const WITH_WINDOWS = ['/usr/bin/chromium', '/usr/bin/google-chrome'];

/** The browser of the end-to-end tests: the one that CHROME_PATH names, else Playwright's own, else one of the system. */
export function browserPath() {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  return [chromium.executablePath(), SHELL, ...WITH_WINDOWS].find((file) => existsSync(file));
}

function installOnDebian() {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', ...args], { stdio: 'inherit', env: environment }).status === 0;
  const install = (...packages) => apt('install', '-y', '--no-install-recommends', ...packages);
  if (!apt('update')) return;
  // Older releases have no package of the shell alone.
  if (!install('chromium', 'chromium-headless-shell')) install('chromium');
}

/** Finds a browser for the end-to-end tests, or installs one: Debian's as root, else Playwright's. */
export function ensureBrowser() {
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  const found = browserPath();
  if (found && !(isDebianRoot && WITH_WINDOWS.includes(found))) return;
  logStep('Installing a browser');
  if (isDebianRoot) installOnDebian();
  if (browserPath()) return;
  const cli = inRoot('node_modules/@playwright/test/cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit', cwd: inRoot() });
}
