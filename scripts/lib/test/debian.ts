import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export const hasProgram = (name: string): boolean => !spawnSync(name, ['--version']).error;

export const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;

export function installPackages(...choices: readonly string[][]): void {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], { stdio: 'inherit', env: environment }).status === 0;
  if (!apt('update')) return;
  for (const packages of choices) {
    if (apt('install', '-y', '--no-install-recommends', ...packages)) return;
  }
}

/** Programs of Debian that tests of several processes go by, and what is not tested without them. */
const BESIDE = {
  pgbouncer: 'what goes by way of a pooler',
  caddy: 'the installation with containers',
};

/** Finds a program for the tests behind it, or installs Debian's as root; elsewhere these tests are skipped. */
export function ensureProgram(program: keyof typeof BESIDE, logStep: (line: string) => void): void {
  if (hasProgram(program)) return;
  logStep(`Installing ${program}`);
  if (isDebianRoot) installPackages([program]);
  else logStep(`There is no ${program} here: ${BESIDE[program]} is not tested`);
}
