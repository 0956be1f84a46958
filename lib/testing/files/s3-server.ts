import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BucketSettings } from '@/lib/server/adapters/storage/s3/requests';

interface S3rver {
  run(): Promise<{ port: number }>;
  close(): Promise<void>;
}

/** An S3 server on this machine, with a bucket of its own. It knows one key; signatures are checked in s3/failures.test.ts. */
export async function startS3Server() {
  const directory = mkdtempSync(path.join(tmpdir(), 'sangguni-s3-'));
  const bucket = 'sangguni-files';
  const Server = jest.requireActual<new (options: object) => S3rver>('s3rver');
  const server = new Server({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  const settings: BucketSettings = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  };
  return {
    settings,
    async stop() {
      await server.close();
      rmSync(directory, { recursive: true });
    },
  };
}
