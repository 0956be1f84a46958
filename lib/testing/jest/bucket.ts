import { bucketStorage } from '@/lib/server/adapters/storage/s3/bucket';
import type { BucketSettings } from '@/lib/server/adapters/storage/s3/requests';
import { startS3Store } from '@/lib/testing/files/s3-store';

/** A bucket for tests: of a store on this machine, or of the service at S3_TEST_ENDPOINT, where it is emptied first. */
export async function openTestBucket(): Promise<{
  readonly settings: BucketSettings;
  readonly stop: () => Promise<void>;
}> {
  const { S3_TEST_ENDPOINT: endpoint, S3_TEST_BUCKET: bucket = '' } = process.env;
  if (!endpoint) return startS3Store();
  if (!/(?:^|[-.])test(?:$|[-.])/.test(bucket))
    throw new Error('The name of S3_TEST_BUCKET must have the word "test"');
  const settings: BucketSettings = {
    endpoint,
    bucket,
    region: process.env.S3_TEST_REGION ?? 'us-east-1',
    accessKeyId: process.env.S3_TEST_ACCESS_KEY_ID ?? '',
    secretAccessKey: process.env.S3_TEST_SECRET_ACCESS_KEY ?? '',
  };
  const files = bucketStorage(settings);
  for await (const { key } of files.list()) await files.delete(key);
  return { settings, stop: () => Promise.resolve() };
}
