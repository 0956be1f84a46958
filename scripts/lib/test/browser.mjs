import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { logStep } from '../../../server/log.mjs';
import { inRoot } from '../paths.mjs';
import { browserPath, WITH_WINDOWS } from './browser-path.mjs';

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
