import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { logStep } from '../../../server/log.ts';
import { installPackages, isDebianRoot } from './debian.ts';

const DEBIAN = '/usr/lib/postgresql';
/** Programs of server and client: the built-in PostgreSQL has nothing that dumps. */
const NEEDED = ['initdb', 'pg_ctl', 'postgres', 'pg_basebackup', 'pg_dump', 'pg_restore', 'psql'];
const OLDEST = 15;

export function postgresInstallation(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number) : [];
  const whole = versions.filter(
    (version) =>
      version >= OLDEST &&
      NEEDED.every((name) => existsSync(path.join(DEBIAN, String(version), 'bin', name))),
  );
  return whole.length > 0 ? path.join(DEBIAN, String(Math.max(...whole))) : undefined;
}

/**
 * Finds Debian's PostgreSQL for the drill of backup and restore, or installs it as root; elsewhere the drill is
 * skipped.
 */
export function ensurePostgresPrograms(): void {
  if (postgresInstallation()) return;
  logStep('Installing PostgreSQL for the drill of backup and restore');
  if (isDebianRoot) installPackages(['postgresql']);
  if (!postgresInstallation())
    logStep('There is no pg_dump of a PostgreSQL here: backup and restore are not tested');
}
