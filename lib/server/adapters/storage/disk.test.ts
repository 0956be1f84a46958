import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import promises, { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { asAppError, errorResponse } from '@/lib/server/platform/pipeline/error-response';
import { contentOf } from '@/lib/testing/files/contents';
import { diskStorage } from './disk';
import { newKey, type Storage } from './port';

const about = { contentType: 'application/octet-stream' };
let folder: string;
let files: Storage;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storage-'));
  files = diskStorage(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('what was never finished goes a day later, and nothing else does', async () => {
  const [old, young] = [randomUUID(), randomUUID()];
  const stored = newKey('exports', '.zip');
  await files.put(stored, new Uint8Array([1]), about);
  for (const id of [old, young])
    await writeFile(path.join(folder, `${newKey('exports')}-${id}`), 'part');
  const names = () => readdir(path.join(folder, 'exports'));
  const [now, yesterday] = [new Date(), new Date(Date.now() - 86_400_000)];
  for (const name of await names()) {
    const changed = name.endsWith(young) ? now : yesterday;
    await utimes(path.join(folder, 'exports', name), changed, changed);
  }
  await files.purgeUnfinished(Date.now() - 3_600_000);
  const left = await names();
  expect(left).toHaveLength(2);
  expect(left).toContain(path.basename(stored));
  expect(left.some((name) => name.endsWith(young))).toBe(true);
  await diskStorage(path.join(folder, 'none')).purgeUnfinished(Date.now());
});

async function listed(prefix?: string): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for await (const { key, size } of files.list(prefix)) found[key] = size;
  return found;
}

test('what is unfinished, on its way or of the volume is not listed', async () => {
  const key = newKey('exports');
  await files.put(key, new Uint8Array([1]), about);
  await writeFile(path.join(folder, `${key}-${randomUUID()}`), 'part');
  for (const other of ['incoming/host-1', 'lost+found', '.snapshot']) {
    await mkdir(path.join(folder, other), { recursive: true });
    await writeFile(path.join(folder, other, randomUUID()), 'other');
  }
  expect(await listed()).toEqual({ [key]: 1 });
});

test('a folder that cannot be looked into is not an empty one', async () => {
  await rm(folder, { recursive: true });
  await expect(listed()).rejects.toMatchObject({ code: 'ENOENT' });
});

test('a list that nobody reads to its end keeps nothing open', async () => {
  for (const name of ['a', 'b/c', 'b/d']) await files.put(newKey(name), new Uint8Array(1), about);
  const open = () =>
    readdir('/proc/self/fd').then(
      (fds) => fds.length,
      () => 0,
    );
  const before = await open();
  for (let time = 0; time < 5; time++) for await (const _ of files.list()) break;
  expect(await open()).toBe(before);
});

test('a folder is made, and one in which nothing can be written is noticed', async () => {
  const made = path.join(folder, 'a', 'b');
  await diskStorage(made).prepare();
  expect(await readdir(made)).toEqual([]);
  await writeFile(path.join(folder, 'file'), '');
  const blocked = diskStorage(path.join(folder, 'file', 'b'));
  await expect(blocked.prepare()).rejects.toMatchObject({ code: 'ENOTDIR' });
});

test.each(['ENOSPC', 'EDQUOT'])('a full disk (%s) is a 503 that says so', async (code) => {
  const full = contentOf(20, new Uint8Array(10), Object.assign(new Error('write'), { code }));
  const failure = await files.put(newKey('meetings'), full, about).catch((error: unknown) => error);
  const answer = errorResponse(asAppError(failure), 'request');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
  expect(await answer.json()).toMatchObject({
    key: 'unavailable',
    message: 'Files can’t be stored at the moment. Please try again in a few minutes.',
  });
  expect(await readdir(path.join(folder, 'meetings'))).toEqual([]);
});

test('folders and files are for the user of the product alone', async () => {
  const made = path.join(folder, 'files');
  await mkdir(made, { mode: 0o755 });
  const own = diskStorage(made);
  await own.prepare();
  const [whole, sent] = [newKey('meetings'), newKey('pictures/small')];
  await own.put(whole, new Uint8Array([1]), about);
  await own.put(sent, new Blob(['1']), about);
  const modeOf = async (name: string) => (await stat(path.join(made, name))).mode & 0o777;
  const folders = ['.', 'meetings', 'pictures', 'pictures/small'];
  expect(await Promise.all(folders.map(modeOf))).toEqual(folders.map(() => 0o700));
  expect(await Promise.all([whole, sent].map(modeOf))).toEqual([0o600, 0o600]);
});

test('while the process has as many files open as it may, a file waits for its turn', async () => {
  const key = newKey('meetings');
  const full = Object.assign(new Error('too many open files'), { code: 'EMFILE' });
  const writing = jest.spyOn(promises, 'writeFile').mockRejectedValueOnce(full);
  await files.put(key, contentOf(3, new Uint8Array([1, 2]), new Uint8Array([3])), about);
  const opening = jest.spyOn(fs, 'open').mockImplementationOnce((...args: unknown[]) => {
    (args.at(-1) as (error: Error) => void)(full);
  });
  const read = await new Response((await files.get(key))?.body).arrayBuffer();
  expect(new Uint8Array(read)).toEqual(new Uint8Array([1, 2, 3]));
  expect([writing, opening].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
});

test('a file that goes as it is opened is missing; one that cannot be opened is an error', async () => {
  const key = newKey('meetings');
  await files.put(key, new Uint8Array(3), about);
  const opening = jest.spyOn(fs, 'open');
  for (const code of ['ENOENT', 'EIO'])
    opening.mockImplementationOnce((...args: unknown[]) => {
      (args.at(-1) as (error: Error) => void)(Object.assign(new Error(code), { code }));
    });
  expect(await files.get(key)).toBeNull();
  await expect(files.get(key)).rejects.toMatchObject({ code: 'EIO' });
});

test('a folder under the name of a key is no file, and what stands in the way is an error', async () => {
  const [folderKey, fileKey] = [newKey('a'), newKey('b')];
  await mkdir(path.join(folder, folderKey), { recursive: true });
  expect(await files.get(folderKey)).toBeNull();
  await expect(files.delete(folderKey)).rejects.toThrow();
  await expect(files.put(folderKey, new Uint8Array(1), about)).rejects.toThrow();
  expect(await readdir(path.join(folder, 'a'))).toEqual([path.basename(folderKey)]);
  await files.put(fileKey, new Uint8Array(1), about);
  await expect(files.get(`${fileKey}/c`)).rejects.toMatchObject({ code: 'ENOTDIR' });
});
