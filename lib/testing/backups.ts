import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import type { Manifest } from '@/lib/server/backup/manifest';
import { closePools } from '@/lib/server/platform/db/pool';
import { emptyStorage, STORAGE_FOLDER } from './jest/storage';

/** SHA-256 of every file in a folder, by its path there. */
export async function hashesOf(folder = STORAGE_FOLDER): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const pairs = files.map(async ({ parentPath, name }) => {
    const file = path.join(parentPath, name);
    const hash = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
    return [path.relative(folder, file), hash] as const;
  });
  return Object.fromEntries((await Promise.all(pairs)).toSorted());
}

/**
 * Destroys what is lost with a machine: the database at this address, which is replaced by an empty one, and all
 * files.
 */
export async function destroyInstallation(address: string): Promise<void> {
  await closePools();
  const url = new URL(address);
  const name = url.pathname.slice(1);
  url.pathname = '/postgres';
  const server = new pg.Client({ connectionString: url.toString() });
  await server.connect();
  await server.query(`drop database ${name} with (force)`);
  await server.query(`create database ${name}`);
  await server.end();
  emptyStorage();
}

interface SpoiledAt {
  readonly folder: string;
  readonly place: string;
}

/** The folder of a copy of a backup, beside it, that is not as it was made. */
export function spoiledBackup(backup: string, spoil: (at: SpoiledAt) => void): string {
  const place = mkdtempSync(path.join(path.dirname(path.dirname(backup)), 'spoiled-'));
  cpSync(path.dirname(backup), place, { recursive: true });
  const folder = path.join(place, path.basename(backup));
  spoil({ folder, place });
  return folder;
}

/** Changes the manifest of the backup in a folder. */
export function changeManifest(folder: string, change: (manifest: Manifest) => void): void {
  const file = path.join(folder, 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  change(manifest);
  writeFileSync(file, JSON.stringify(manifest));
}
