/** @alone has its files in a bucket, for the tests of other files too */
import { readdirSync } from 'node:fs';
import { environmentOf } from '@/lib/testing/files/s3-store';
import { openTestBucket } from '@/lib/testing/jest/bucket';
import { applySettings } from '@/lib/testing/jest/settings';
import { STORAGE_FOLDER } from '@/lib/testing/jest/storage';
import { everyNth } from '@/lib/testing/jest/tier';
import { storage } from '../storage';

/** Tests of the product's files on a disk, with the folders in which each leaves some. */
const SAME_TESTS = everyNth(4, [
  { name: 'meetings/files/reading-and-removing', folders: ['meetings'] },
  // All of its pictures have been removed again.
  { name: 'media/pictures/unused-pictures', folders: [] },
  { name: 'lawyers/verification/verifier', folders: ['identity'] },
  // A copy of an account has the files of its meetings.
  { name: 'accounts/settings/export', folders: ['exports', 'meetings'] },
]);

let bucket: Awaited<ReturnType<typeof openTestBucket>>;

// Before theirs: settings are read once.
beforeAll(async () => {
  bucket = await openTestBucket();
  applySettings(environmentOf(bucket.settings));
});
afterAll(() => bucket.stop());

for (const { name } of SAME_TESTS)
  describe(name, () => {
    jest.requireActual(`@/lib/server/${name}.db.test`);
  });

test('all of it was in the bucket', async () => {
  const folders = new Set<string>();
  for await (const { key } of storage().list()) folders.add(key.slice(0, key.indexOf('/')));
  const expected = new Set(SAME_TESTS.flatMap((tests) => tests.folders));
  expect([...folders].toSorted()).toEqual([...expected].toSorted());
  const onDisk = readdirSync(STORAGE_FOLDER, { recursive: true, withFileTypes: true });
  expect(onDisk.filter((entry) => entry.isFile())).toEqual([]);
});
