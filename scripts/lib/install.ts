// Only what Node itself brings: this runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { beginStage, CommandError, logStep } from '../../server/log.ts';
import { inRoot } from './paths.ts';

const MIN_NODE = [20, 9];

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > MIN_NODE[0] || (major === MIN_NODE[0] && minor >= MIN_NODE[1])) return;
  throw new CommandError(
    `Node ${MIN_NODE.join('.')} or later is needed; this is ${process.versions.node}.`,
  );
}

const packagesOf = (...lock) => JSON.parse(readFileSync(inRoot(...lock), 'utf8')).packages;

/** What npm last installed. */
function installedPackages() {
  const list = ['node_modules', '.package-lock.json'];
  return existsSync(inRoot(...list)) ? packagesOf(...list) : {};
}

/**
 * Whether what is installed is, package by package, what the lock asks for; `dev` includes what only builds, tests and tools need.
 * Optional packages are those of one platform.
 */
export function isComplete(installed, wanted, { dev }) {
  return Object.entries(wanted).every(
    ([name, entry]) =>
      name === '' ||
      entry.optional ||
      (entry.dev && !dev) ||
      installed[name]?.version === entry.version,
  );
}

/** Installs the packages when they are not those of the lock. What runs from sources needs those that build it too. */
export function ensureInstalled() {
  requireNode();
  const installed = installedPackages();
  const wanted = packagesOf('package-lock.json');
  if (isComplete(installed, wanted, { dev: true })) return;
  logStep('Installing packages');
  const done = beginStage();
  // `npm ci` begins by removing everything; what is only added leaves a product that runs from here alone.
  const isAddition = isComplete(installed, wanted, { dev: false });
  const args = [
    ...(isAddition ? ['install', '--no-save'] : ['ci']),
    '--include=dev',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
  ];
  const options = { stdio: ['inherit', 'ignore', 'inherit'], cwd: inRoot() };
  const npm = process.env.npm_execpath;
  const result = npm
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  if (result.status !== 0) throw new CommandError('The packages could not be installed.');
  done(`Installed ${Object.keys(installedPackages()).length} packages`);
}
