import 'server-only';
import path from 'node:path';
import { env } from '@/lib/env';
import { diskStorage } from './disk';
import type { Storage } from './port';

let opened: Storage | undefined;

/** The files of this process: STORAGE_DIR, seen from the working directory. */
export function storage(): Storage {
  opened ??= diskStorage(path.resolve(env.STORAGE_DIR));
  return opened;
}
