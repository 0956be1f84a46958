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

/** Finds PgBouncer for the tests behind it, or installs Debian's as root; elsewhere these tests are skipped. */
export function ensurePooler(logStep: (line: string) => void): void {
  if (hasProgram('pgbouncer')) return;
  logStep('Installing PgBouncer');
  if (isDebianRoot) installPackages(['pgbouncer']);
  else logStep('There is no pgbouncer here: what goes by way of a pooler is not tested');
}
