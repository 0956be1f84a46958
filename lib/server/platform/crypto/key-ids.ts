import 'server-only';
import { createHash } from 'node:crypto';
import { env } from '@/lib/env';

/**
 * Ids of the keys under which the database is encrypted, the first the one that encrypts. They say nothing of the keys, and may
 * stand in a backup.
 */
export function dataKeyIds(): string[] {
  return [createHash('sha256').update(`data key id\0${env.DATA_KEY}`).digest('hex').slice(0, 12)];
}
