import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { contentOf } from '@/lib/testing/files/contents';
import { openTestBucket } from '@/lib/testing/jest/bucket';
import { diskStorage } from './disk';
import { newKey, type Storage } from './port';
import { bucketStorage } from './s3/bucket';

/** Tests for every driver of the port. */

interface Opened {
  readonly files: Storage;
  readonly close: () => Promise<void>;
}

async function openDisk(): Promise<Opened> {
  const folder = await mkdtemp(path.join(tmpdir(), 'storage-'));
  return { files: diskStorage(folder), close: () => rm(folder, { recursive: true }) };
}

async function openBucket(): Promise<Opened> {
  const { settings, stop } = await openTestBucket();
  return { files: bucketStorage(settings), close: stop };
}

const about = { contentType: 'application/octet-stream' };

describe.each([
  ['a folder', openDisk],
  ['a bucket', openBucket],
])('%s', (_name, open) => {
  let files: Storage;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ files, close } = await open());
    await files.prepare();
  });
  afterAll(() => close());

  async function bytesOf(key: string): Promise<Uint8Array | null> {
    const file = await files.get(key);
    return file && new Uint8Array(await new Response(file.body).arrayBuffer());
  }

  async function listed(prefix?: string): Promise<Record<string, number>> {
    const found: Record<string, number> = {};
    for await (const { key, size } of files.list(prefix)) found[key] = size;
    return found;
  }

  test('gives back the bytes and their number, from memory or from a stream', async () => {
    const [first, second, third] = [newKey('meetings'), newKey('meetings', '.pdf'), newKey('a')];
    await files.put(first, new Uint8Array([1, 2, 3]), about);
    await files.put(second, contentOf(3, new Uint8Array([4]), new Uint8Array([5, 6])), about);
    await files.put(third, new Blob([]), about);
    expect(await bytesOf(first)).toEqual(new Uint8Array([1, 2, 3]));
    expect(await bytesOf(second)).toEqual(new Uint8Array([4, 5, 6]));
    expect((await files.get(second))?.size).toBe(3);
    expect(await bytesOf(third)).toEqual(new Uint8Array());
  });

  test('a content that ends in an error leaves nothing behind and passes the error on', async () => {
    const key = newKey('broken');
    const broken = contentOf(140_000, new Uint8Array(70_000), new Error('connection lost'));
    await expect(files.put(key, broken, about)).rejects.toThrow('connection lost');
    expect([await bytesOf(key), await listed('broken/')]).toEqual([null, {}]);
  });

  test.each([2, 4])('a content of 3 bytes that says %s is not stored', async (size) => {
    const key = newKey('broken');
    const content = contentOf(size, new Uint8Array(2), new Uint8Array(1));
    await expect(files.put(key, content, about)).rejects.toThrow('has another length');
    expect([await bytesOf(key), await listed('broken/')]).toEqual([null, {}]);
  });

  test('a second writing of a key that fails leaves the first', async () => {
    const key = newKey('pictures');
    await files.put(key, new Uint8Array(1_000_000), about);
    const broken = contentOf(9, new Uint8Array([1]), new Error('connection lost'));
    await expect(files.put(key, broken, about)).rejects.toThrow('connection lost');
    expect((await bytesOf(key))?.byteLength).toBe(1_000_000);
    expect(await listed('pictures/')).toEqual({ [key]: 1_000_000 });
  });

  test('writing the same key again disturbs nobody who reads it', async () => {
    const key = newKey('again');
    const whole = new Uint8Array(1_000_000).fill(7);
    await files.put(key, whole, about);
    const before = await files.get(key);
    await Promise.all([1, 2, 3].map(() => files.put(key, whole, about)));
    const read = new Uint8Array(await new Response(before?.body).arrayBuffer());
    expect(Buffer.compare(read, whole)).toBe(0);
    expect(await listed('again/')).toEqual({ [key]: 1_000_000 });
  });

  test('many at once come back as they were', async () => {
    const contents = Array.from({ length: 20 }, (_, i) => new Uint8Array(50_000 + i).fill(i));
    const stored = contents.map((content) => ({ key: newKey('many'), content }));
    await Promise.all(stored.map(({ key, content }) => files.put(key, content, about)));
    const read = await Promise.all(stored.map(({ key }) => bytesOf(key)));
    expect(read.map((bytes) => [bytes?.byteLength, bytes?.[0]])).toEqual(
      contents.map((content, i) => [content.byteLength, i]),
    );
  });

  test('a missing file is null, and removing it is no error', async () => {
    const key = newKey('meetings');
    expect(await files.get(key)).toBeNull();
    await files.put(key, new Uint8Array([1]), about);
    await files.delete(key);
    await files.delete(key);
    expect(await files.get(key)).toBeNull();
  });

  test('a reader may go away in the middle', async () => {
    const key = newKey('meetings');
    await files.put(key, new Uint8Array(1_000_000), about);
    const reader = (await files.get(key))?.body.getReader();
    const chunk = await reader?.read();
    expect(chunk?.value?.byteLength).toBeGreaterThan(0);
    await reader?.cancel();
    expect((await bytesOf(key))?.byteLength).toBe(1_000_000);
  });

  test('a file that nobody reads keeps nothing open', async () => {
    const key = newKey('meetings');
    await files.put(key, new Uint8Array(3_000_000), about);
    const open = () => readdir('/proc/self/fd').then((fds) => fds.length);
    const before = await open();
    for (let time = 0; time < 10; time++) await (await files.get(key))?.body.cancel();
    for (let wait = 0; (await open()) > before + 3 && wait < 200; wait++) await sleep(10);
    expect(await open()).toBeLessThanOrEqual(before + 3);
  });

  test.each(['../outside', 'a/../../b', '/etc/passwd', 'a//b', '.hidden', ''])(
    'a key never leads elsewhere: %s',
    async (key) => {
      await expect(files.get(key)).rejects.toThrow();
      await expect(files.put(key, new Uint8Array([1]), about)).rejects.toThrow();
      await expect(files.delete(key)).rejects.toThrow();
    },
  );

  test('lists what is stored with its size, all of it or below a prefix', async () => {
    const [agreement, picture] = [newKey('agreements', '.pdf'), newKey('portraits/small', '.webp')];
    await files.put(agreement, new Uint8Array(3), about);
    await files.put(picture, new Uint8Array(4), about);
    expect(await listed()).toMatchObject({ [agreement]: 3, [picture]: 4 });
    expect(await listed('portraits/')).toEqual({ [picture]: 4 });
    expect(await listed(agreement.slice(0, -6))).toEqual({ [agreement]: 3 });
    expect(await listed('portraits/small/none')).toEqual({});
    expect(await listed('none/')).toEqual({});
  });

  test('a list that is not read to its end may be left', async () => {
    for (const name of ['a', 'b/c', 'b/d']) await files.put(newKey(name), new Uint8Array(1), about);
    for await (const { size } of files.list('b/')) {
      expect(size).toBe(1);
      break;
    }
  });
});
