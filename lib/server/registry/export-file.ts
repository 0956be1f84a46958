import 'server-only';
import { storage } from '@/lib/server/adapters/storage/storage';
import type { ExportFile } from './feature';

/** Returns a stored file for the archive; its id keeps files of one name apart. */
export function exportFile(file: { id: string; name: string; storageKey: string }): ExportFile {
  return {
    path: `files/${file.id.slice(0, 8)} ${file.name}`,
    open: () => storage().get(file.storageKey),
  };
}
