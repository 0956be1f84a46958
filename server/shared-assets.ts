import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, rmdir, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { writeLine } from '../lib/log-lines.ts';
import { CommandError, reasonOf } from './log.ts';

const HOUR_MS = 3_600_000;
/** Retention of a release's files for its open pages, after the last server of that release. */
const RETENTION_MS = 7 * 24 * HOUR_MS;
/** Interval at which a server marks its files as used. */
const RENEW_MS = 6 * HOUR_MS;
const AT_ONCE = 16;

const isGone = ({ code }: NodeJS.ErrnoException) => code === 'ENOENT' || code === 'ENOTEMPTY';
const unlessGone = (error: NodeJS.ErrnoException) => {
  if (!isGone(error)) throw error;
};

async function eachAtOnce<T extends object>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const next = async () => {
    for (let item = queue.pop(); item; item = queue.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

async function entriesIn(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.map((entry) => {
    const full = path.join(entry.parentPath, entry.name);
    return { full, name: path.relative(folder, full), isFile: entry.isFile() };
  });
}

/** Renews the time of an existing file, or copies it atomically: a reader finds all of it or nothing. */
async function share(from: string, to: string, now: Date): Promise<void> {
  const [source, there] = await Promise.all([stat(from), stat(to).catch(unlessGone)]);
  if (there?.size === source.size) return utimes(to, now, now);
  await mkdir(path.dirname(to), { recursive: true });
  const part = path.join(path.dirname(to), `.${randomBytes(8).toString('hex')}.part`);
  try {
    await copyFile(from, part);
    // It has the time of its source otherwise on some systems.
    await utimes(part, now, now);
    await rename(part, to);
  } finally {
    await rm(part, { force: true });
  }
}

async function purge(folder: string, before: number): Promise<void> {
  const entries = await entriesIn(folder);
  await eachAtOnce(entries, async ({ full, isFile }) => {
    const found = await stat(full).catch(unlessGone);
    if (!found || found.mtimeMs >= before) return;
    await (isFile ? rm(full, { force: true }) : rmdir(full)).catch(unlessGone);
  });
}

async function renew(assets: string, shared: string, now: number): Promise<void> {
  await mkdir(shared, { recursive: true });
  const files = (await entriesIn(assets)).filter(
    ({ isFile, name }) => isFile && !/\.map$/.test(name),
  );
  const at = new Date(now);
  await eachAtOnce(files, ({ full, name }) => share(full, path.join(shared, name), at));
  await purge(shared, now - RETENTION_MS);
}

/**
 * Shares the files of this build, which are named by their content, with servers of other releases, and removes those
 * that no server has used for seven days. Repeats that while the server runs, so that the period begins at its end.
 * @throws CommandError where the folder cannot be written
 */
export async function shareAssets(assets: string, shared: string, now = Date.now): Promise<void> {
  try {
    await renew(assets, shared, now());
  } catch (error) {
    throw new CommandError(`ASSETS_DIR cannot be written to: ${reasonOf(error)}`);
  }
  const again = () =>
    renew(assets, shared, now()).catch((error) =>
      writeLine('error', 'shared-assets', { error: reasonOf(error) }),
    );
  setInterval(again, RENEW_MS).unref();
}
