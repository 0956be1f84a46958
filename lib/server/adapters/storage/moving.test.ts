import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openTestBucket } from '@/lib/testing/jest/bucket';
import { diskStorage } from './disk';
import { moveFiles } from './moving';
import { newKey, type Storage } from './port';
import { bucketStorage } from './s3/bucket';

let folder: string;
let disk: Storage;
let bucket: Storage;
let opened: Awaited<ReturnType<typeof openTestBucket>>;
let failures: string[];
beforeAll(async () => {
  opened = await openTestBucket();
});
afterAll(() => opened.stop());
beforeEach(async () => {
  failures = [];
  folder = await mkdtemp(path.join(tmpdir(), 'moving-'));
  disk = diskStorage(folder);
  bucket = bucketStorage(opened.settings);
  for await (const { key } of bucket.list()) await bucket.delete(key);
});
afterEach(() => rm(folder, { recursive: true }));

const about = { contentType: 'text/plain' };
const move = (from: Storage, to: Storage, remove = false) =>
  moveFiles(from, to, { remove, failed: (key, { message }) => failures.push(`${key} ${message}`) });

async function contentsOf(files: Storage): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for await (const { key } of files.list())
    found[key] = await new Response((await files.get(key))?.body).text();
  return found;
}

async function fill(files: Storage, count: number): Promise<void> {
  for (let i = 0; i < count; i++)
    await files.put(
      newKey(`folder${i % 3}`, '.txt'),
      Buffer.from(`content ${i} `.repeat(i)),
      about,
    );
}

test('all files go to the bucket and back, and stay where they were unless told', async () => {
  await fill(disk, 30);
  const all = await contentsOf(disk);
  expect(await move(disk, bucket)).toEqual({ copied: 30, there: 0, removed: 0, failed: 0 });
  expect([await contentsOf(bucket), await contentsOf(disk)]).toEqual([all, all]);

  await fill(disk, 2);
  expect(await move(disk, bucket)).toEqual({ copied: 2, there: 30, removed: 0, failed: 0 });
  const more = await contentsOf(disk);
  expect(await move(disk, bucket, true)).toEqual({ copied: 0, there: 32, removed: 32, failed: 0 });
  expect([await contentsOf(bucket), await contentsOf(disk)]).toEqual([more, {}]);

  expect(await move(bucket, disk, true)).toEqual({ copied: 32, there: 0, removed: 32, failed: 0 });
  expect([await contentsOf(bucket), await contentsOf(disk)]).toEqual([{}, more]);
  expect(failures).toEqual([]);
});

test('a copy that comes back different fails, goes again, and the file stays', async () => {
  await fill(disk, 3);
  const [broken = ''] = Object.keys(await contentsOf(disk)).filter((key) =>
    key.startsWith('folder2'),
  );
  const garbling: Storage = {
    ...bucket,
    put: (key, content, type) =>
      bucket.put(key, key === broken ? new Uint8Array(20) : content, type),
  };
  expect(await move(disk, garbling, true)).toMatchObject({ copied: 2, removed: 2, failed: 1 });
  expect(failures).toEqual([`${broken} the copy is not what was copied`]);
  expect(Object.keys(await contentsOf(disk))).toEqual([broken]);
  expect(await bucket.get(broken)).toBeNull();
  expect(await move(disk, bucket, true)).toMatchObject({ copied: 1, removed: 1, failed: 0 });
});

test('with --delete a file of the same length and another content is no copy', async () => {
  const key = newKey('a');
  await disk.put(key, Buffer.from('right'), about);
  await bucket.put(key, Buffer.from('wrong'), about);
  expect(await move(disk, bucket, true)).toMatchObject({ removed: 0, failed: 1 });
  expect(await contentsOf(disk)).toEqual({ [key]: 'right' });
});

test('what the product removes meanwhile is not brought back', async () => {
  const key = newKey('a');
  await disk.put(key, Buffer.from('secret'), about);
  const removing: Storage = {
    ...bucket,
    async put(...args) {
      await bucket.put(...args);
      await disk.delete(key);
    },
  };
  expect(await move(disk, removing)).toEqual({ copied: 0, there: 0, removed: 0, failed: 0 });
  expect([await contentsOf(disk), await contentsOf(bucket)]).toEqual([{}, {}]);
});

test('a bucket that stops answering ends the run with most of the files untried', async () => {
  await fill(disk, 60);
  const failing: Storage = { ...bucket, get: () => Promise.reject(new Error('no answer')) };
  const { failed, copied } = await move(disk, failing, true);
  expect([copied, failed >= 25, failed <= 32]).toEqual([0, true, true]);
  expect(failures[0]).toContain('no answer');
  expect(Object.keys(await contentsOf(disk))).toHaveLength(60);
});

test('a place that cannot be used is told before anything is read', async () => {
  const gone = diskStorage(path.join(folder, 'none'));
  await expect(move(gone, bucket)).rejects.toMatchObject({ code: 'ENOENT' });
  const wrong = bucketStorage({ ...opened.settings, accessKeyId: 'unknown' });
  await fill(disk, 1);
  await expect(move(disk, wrong)).rejects.toMatchObject({ key: 'unavailable' });
  expect(await readdir(folder)).toEqual(['folder0']);
});
