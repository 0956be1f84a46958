// Only what Node itself brings: this runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { CommandError, logStep } from '../../server/log.mjs';
import { inRoot } from './paths.mjs';

const MIN_NODE = [20, 9];

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > MIN_NODE[0] || (major === MIN_NODE[0] && minor >= MIN_NODE[1])) return;
  throw new CommandError(
    `Node ${MIN_NODE.join('.')} or later is needed; this is ${process.versions.node}.`,
  );
}

/** Whether what npm last installed is, package by package, what the lock asks for. */
function isInstalled() {
  const installedList = inRoot('node_modules', '.package-lock.json');
  if (!existsSync(installedList)) return false;
  const installed = JSON.parse(readFileSync(installedList, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(
    ([name, entry]) => name === '' || entry.optional || installed[name]?.version === entry.version,
  );
}

/** Installs the packages when they are not those of the lock. */
export function ensureInstalled() {
  requireNode();
  if (isInstalled()) return;
  logStep('Installing packages');
  // The build needs the development packages too, also where NODE_ENV is production.
  const args = ['ci', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund'];
  const options = { stdio: 'inherit', cwd: inRoot() };
  const npm = process.env.npm_execpath;
  const result = npm
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  if (result.status !== 0) throw new CommandError('The packages could not be installed.');
}
