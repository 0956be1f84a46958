import { spawnSync } from 'node:child_process';
import { logStep } from '../../../server/log.ts';
import { inRoot } from '../../../server/paths.ts';
import { browserPath, WITH_WINDOWS } from './browser-path.ts';
import { hasProgram, installPackages, isDebianRoot } from './debian.ts';

/** Finds a browser for the end-to-end tests, or installs one: Debian's as root, else Playwright's. */
export function ensureBrowser(): void {
  const found = browserPath();
  if (found && !(isDebianRoot && WITH_WINDOWS.includes(found))) return;
  logStep('Installing a browser');
  // Text is shown in these fonts until ours have come: without them it would be laid out in others, which nobody has.
  const fonts = 'fonts-liberation';
  // Older releases have no package of the shell alone.
  if (isDebianRoot)
    installPackages(['chromium', 'chromium-headless-shell', fonts], ['chromium', fonts]);
  if (browserPath()) return;
  const cli = inRoot('node_modules/@playwright/test/cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit', cwd: inRoot() });
}

/**
 * Finds coturn for the calls that go through a relay, or installs Debian's as root; elsewhere these tests are
 * skipped. Returns whether it is available.
 */
export function ensureRelay(): boolean {
  if (hasProgram('turnserver')) return true;
  logStep('Installing a relay for video calls');
  if (isDebianRoot) installPackages(['coturn']);
  else logStep('There is no turnserver here: calls through a relay are not tested');
  return hasProgram('turnserver');
}
