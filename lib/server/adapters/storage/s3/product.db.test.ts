/** @alone has its files in a bucket, for the tests of other files too */
import { readdirSync } from 'node:fs';
import { startS3Server } from '@/lib/testing/files/s3-server';
import { applySettings } from '@/lib/testing/jest/settings';
import { STORAGE_FOLDER } from '@/lib/testing/jest/storage';
import { storage } from '../storage';

/** What the product does with files, as it is tested on a disk. */
const SAME_TESTS = [
  'meetings/files/reading-and-removing',
  'media/pictures/unused-pictures',
  'lawyers/verification/verifier',
  'accounts/settings/export',
];

let server: Awaited<ReturnType<typeof startS3Server>>;

// Before theirs: settings are read once.
beforeAll(async () => {
  server = await startS3Server();
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = server.settings;
  applySettings({
    STORAGE_DRIVER: 's3',
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  });
});
afterAll(() => server.stop());

for (const name of SAME_TESTS)
  describe(name, () => {
    jest.requireActual(`@/lib/server/${name}.db.test`);
  });

test('all of it was in the bucket', async () => {
  const folders = new Set<string>();
  for await (const { key } of storage().list()) folders.add(key.slice(0, key.indexOf('/')));
  // All pictures of these tests have been removed again.
  expect([...folders].toSorted()).toEqual(['exports', 'identity', 'meetings']);
  const onDisk = readdirSync(STORAGE_FOLDER, { recursive: true, withFileTypes: true });
  expect(onDisk.filter((entry) => entry.isFile())).toEqual([]);
});
