import 'server-only';
import path from 'node:path';
import { env, SettingsError } from '@/lib/env';
import { type Env, S3_SETTINGS } from '@/lib/settings';
import { diskStorage } from './disk';
import type { Storage } from './port';
import { bucketStorage } from './s3/bucket';

let opened: Storage | undefined;

export function storage(): Storage {
  opened ??= openStorage(env.STORAGE_DRIVER);
  return opened;
}

/**
 * Opens a storage: STORAGE_DIR, relative to the working directory, or the bucket of the S3 settings.
 * @throws SettingsError that names the missing settings
 */
export function openStorage(driver: Env['STORAGE_DRIVER']): Storage {
  if (driver === 'disk') return diskStorage(path.resolve(env.STORAGE_DIR));
  const missing = S3_SETTINGS.filter((key) => !env[key]);
  if (missing.length > 0)
    throw new SettingsError(`Settings missing for files in a bucket: ${missing.join(', ')}`);
  return bucketStorage({
    endpoint: env.S3_ENDPOINT ?? '',
    region: env.S3_REGION ?? '',
    bucket: env.S3_BUCKET ?? '',
    accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
  });
}
