import 'server-only';
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { programEnvironment } from '@/lib/env';
import { libpqAddress } from '@/lib/server/platform/db/operator-session';
import { OperatorError } from './manifest';

const PROGRAMS = ['pg_dump', 'pg_restore', 'psql'] as const;
type Program = (typeof PROGRAMS)[number];

/** Folders where packages of several versions are installed: Debian's, and PostgreSQL's own for Red Hat. */
const FOLDERS = [
  { parent: '/usr/lib/postgresql', version: /^(\d+)$/ },
  { parent: '/usr', version: /^pgsql-(\d+)$/ },
];

export interface Programs {
  readonly version: number;
  at(program: Program): string;
}

/**
 * Finds the PostgreSQL programs of the lowest version from this one on: an older pg_dump refuses a newer server, and
 * an older pg_restore a newer dump.
 * @throws OperatorError
 */
export async function findPrograms(version: number): Promise<Programs> {
  const known = (await Promise.all([...FOLDERS.map(versionsIn), inPath()])).flat();
  const fitting = known.filter((one) => one.version >= version);
  const [lowest] = fitting.toSorted((a, b) => a.version - b.version);
  if (lowest) return lowest;
  const found = known.map((one) => one.version).toSorted((a, b) => a - b);
  const instead = found.length > 0 ? `there is ${[...new Set(found)].join(', ')}` : 'there is none';
  throw new OperatorError(
    `This needs pg_dump, pg_restore and psql of PostgreSQL ${version} or later, and ${instead}: install postgresql-client-${version}.`,
  );
}

async function versionsIn({ parent, version }: (typeof FOLDERS)[number]): Promise<Programs[]> {
  const names = await readdir(parent).catch(() => []);
  const found = await Promise.all(
    names.map(async (name) => {
      const [, number] = version.exec(name) ?? [];
      if (!number) return [];
      const folder = path.join(/* turbopackIgnore: true */ parent, name, 'bin');
      const programs: string[] = await readdir(folder).catch(() => []);
      const at = (program: Program) => path.join(/* turbopackIgnore: true */ folder, program);
      const isWhole = PROGRAMS.every((program) => programs.includes(program));
      return isWhole ? [{ version: Number(number), at }] : [];
    }),
  );
  return found.flat();
}

async function inPath(): Promise<Programs[]> {
  const given = { env: programEnvironment() };
  const said = await promisify(execFile)('pg_dump', ['--version'], given).catch(() => null);
  const [, version] = /\(PostgreSQL\) (\d+)/.exec(said?.stdout ?? '') ?? [];
  return version ? [{ version: Number(version), at: (program) => program }] : [];
}

export interface Running {
  readonly child: ChildProcess;
  /** Resolves on success; rejects with the first line of the program's error output. */
  readonly ended: Promise<void>;
}

const NO_DATABASE = { address: undefined, password: undefined };

/**
 * Starts a program on a database. The password is not passed on the command line, where every user of the machine
 * could read it.
 */
export function startProgram(
  programs: Programs,
  program: Program,
  args: readonly string[],
  url?: string,
): Running {
  const { address, password } = url ? libpqAddress(url) : NO_DATABASE;
  const child: ChildProcess = spawn(
    programs.at(program),
    [...(address ? ['--no-password', `--dbname=${address}`] : []), ...args],
    {
      stdio: ['pipe', 'pipe', 'pipe'],
      env: { ...programEnvironment(), ...(password && { PGPASSWORD: password }) },
    },
  );
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(0, 4_000);
  });
  // Whoever writes to one that has ended hears of it by how it ended.
  child.stdin?.on('error', () => {});
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', (error) =>
      reject(new OperatorError(`${program} did not start: ${error.message}`)),
    );
    child.once('close', (code) => {
      if (code === 0) return resolve();
      const lines = said.split('\n').filter(Boolean);
      const line =
        lines.find((one) => /error:|ERROR:/.test(one)) ?? lines[0] ?? `exit code ${code}`;
      reject(new OperatorError(`${program} failed: ${line}`));
    });
  });
  ended.catch(() => {});
  return { child, ended };
}
