import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { diskStorage } from '@/lib/server/adapters/storage/disk';
import { applySettings } from '@/lib/testing/jest/settings';
import { filesUnavailable } from './full-disk';
import { IncomingFiles, incomingFolder, removeStaleFiles } from './incoming-files';

const FOLDER = mkdtempSync(path.join(os.tmpdir(), 'incoming-'));
applySettings({ STORAGE_DIR: FOLDER });
afterAll(() => rmSync(FOLDER, { recursive: true }));

const NOW = Date.UTC(2026, 10, 24);
const HOUR = 3600;

/** Creates an upload that is under way, or was. */
function leave(name: string, ageHours = 0): string {
  const folder = path.join(FOLDER, 'incoming', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'file'), 'content');
  utimesSync(folder, NOW / 1000 - ageHours * HOUR, NOW / 1000 - ageHours * HOUR);
  return name;
}

test('a start needs nothing to be there', async () => {
  await removeStaleFiles(NOW);
});

test('what processes of this machine have left goes, what may be in use stays', async () => {
  const host = os.hostname();
  const { pid: ended } = spawnSync(process.execPath, ['-e', '']);
  leave(`${host}-${ended}`);
  leave(`${host}-${process.pid}`);
  leave('other-machine-1', 25);
  const remaining = [leave(`${host}-${process.ppid}`), leave('other-machine-2', 23)];
  await removeStaleFiles(NOW);
  expect(readdirSync(path.join(FOLDER, 'incoming')).toSorted()).toEqual(remaining.toSorted());
});

test('starts at the same time do not stop each other, though each tries the folder with a file that goes', async () => {
  const incoming = diskStorage(incomingFolder());
  const rounds = async (start: () => Promise<void>) => {
    for (let round = 0; round < 100; round++) await start();
  };
  await Promise.all([
    rounds(() => incoming.prepare()),
    rounds(() => incoming.prepare()),
    rounds(() => removeStaleFiles(NOW)),
  ]);
});

test('a form that does not fit on the disk is unavailable', async () => {
  const error = Object.assign(new Error('write'), { code: 'ENOSPC' });
  const content = new Readable({ read: (): void => void content.destroy(error) });
  const about = { name: 'a.pdf', type: 'application/pdf', signal: new AbortController().signal };
  await expect(new IncomingFiles().write(content, about)).rejects.toMatchObject({
    key: 'unavailable',
    retryAfter: 60,
  });
});

test('one that a full disk broke off elsewhere says so', async () => {
  const full = Object.assign(new Error('write'), { code: 'ENOSPC' });
  for (const reason of [full, filesUnavailable('stored', full)]) {
    const broken = new AbortController();
    const content = new Readable({ read: () => broken.abort(reason) });
    const about = { name: 'a.pdf', type: 'application/pdf', signal: broken.signal };
    await expect(new IncomingFiles().write(content, about)).rejects.toMatchObject({
      key: 'unavailable',
      retryAfter: 60,
    });
  }
});
