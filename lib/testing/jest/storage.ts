import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Where database tests store files; empty when a test file begins. */
export const STORAGE_FOLDER = mkdtempSync(path.join(tmpdir(), 'sangguni-files-'));

export function emptyStorage(): void {
  for (const name of readdirSync(STORAGE_FOLDER))
    rmSync(path.join(STORAGE_FOLDER, name), { recursive: true });
}

export function removeStorage(): void {
  rmSync(STORAGE_FOLDER, { recursive: true });
}
