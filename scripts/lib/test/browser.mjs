import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { logStep } from '../../../server/log.mjs';
import { inRoot } from '../paths.mjs';

const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/google-chrome'];

async function isInstalled() {
  if (process.env.CHROME_PATH) return existsSync(process.env.CHROME_PATH);
  const { chromium } = await import('@playwright/test');
  return [chromium.executablePath(), ...SYSTEM_BROWSERS].some((file) => existsSync(file));
}

function installOnDebian() {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', ...args], { stdio: 'inherit', env: environment }).status === 0;
  return apt('update') && apt('install', '-y', '--no-install-recommends', 'chromium');
}

/** Finds a browser for the end-to-end tests, or installs one: Debian's as root, else Playwright's. */
export async function ensureBrowser() {
  if (await isInstalled()) return;
  logStep('Installing a browser');
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (isDebianRoot && installOnDebian()) return;
  const cli = inRoot('node_modules/@playwright/test/cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit', cwd: inRoot() });
}
