// Only what Node itself brings: this runs before anything is installed.
import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { beginStage, CommandError, logStep } from '../../server/log.ts';
import { inRoot } from '../../server/paths.ts';

interface Package {
  readonly name?: string;
  readonly version?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
}

type Packages = Readonly<Record<string, Package>>;

function packagesOf(...lock: string[]): Packages {
  const { packages } = JSON.parse(readFileSync(inRoot(...lock), 'utf8')) as { packages: Packages };
  return packages;
}

function installedPackages(): Packages {
  const list = ['node_modules', '.package-lock.json'];
  return existsSync(inRoot(...list)) ? packagesOf(...list) : {};
}

/** Whether the installed packages match the lock one by one; `dev` includes those only for builds, tests and tools. */
export function isComplete(
  installed: Packages,
  wanted: Packages,
  { dev }: { dev: boolean },
): boolean {
  return Object.entries(wanted).every(
    ([name, entry]) =>
      name === '' ||
      entry.optional ||
      (entry.dev && !dev) ||
      installed[name]?.version === entry.version,
  );
}

/** Installs the packages when they differ from the lock. Running from sources needs those for the build too. */
export function ensureInstalled(): void {
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
  const options: SpawnSyncOptions = { stdio: ['inherit', 'ignore', 'inherit'], cwd: inRoot() };
  const npm = process.env.npm_execpath;
  const result = npm
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  if (result.status !== 0) throw new CommandError('The packages could not be installed.');
  done(`Installed ${Object.keys(installedPackages()).length} packages`);
}
