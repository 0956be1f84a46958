import { rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from '@/lib/server/backup/manifest';
import { changeManifest, spoiledBackup } from './backups';

/**
 * Copies of a backup that are not to be restored: what is wrong with each, where it is, and what is said of it.
 *
 * @param of its folder, and a file in it, once there is one
 */
export function spoiledBackups(
  of: () => { readonly backup: string; readonly file: string },
): [what: string, folder: () => string, sentence: string][] {
  const spoiled = (spoil: Parameters<typeof spoiledBackup>[1]) => spoiledBackup(of().backup, spoil);
  const withManifest = (change: (manifest: Manifest) => void) =>
    spoiled(({ folder }) => changeManifest(folder, change));
  return [
    [
      'without a manifest',
      () => spoiled(({ folder }) => rmSync(path.join(folder, 'manifest.json'))),
      'which is written when a backup is complete.',
    ],
    [
      'with another one',
      () =>
        spoiled(({ folder }) => writeFileSync(path.join(folder, 'manifest.json'), '{"format":')),
      'manifest.json is not one that this release reads.',
    ],
    [
      'of other tables',
      () => withManifest((manifest) => Object.assign(manifest, { schema: '0999_later' })),
      'This backup has the tables of 0999_later',
    ],
    [
      'of another installation',
      () => withManifest((manifest) => Object.assign(manifest, { app_env: 'production' })),
      'This backup is of APP_ENV=production, and these settings are of APP_ENV=local.',
    ],
    [
      'under a key that is not there',
      () =>
        withManifest((manifest) =>
          manifest.keys.push({ id: '2031', check: 'v2.2031.AAAA.AAAA.AAAA' }),
        ),
      'keys that DATA_KEYS does not have: 2031.',
    ],
    [
      'under another key',
      () =>
        withManifest(({ keys }) => {
          for (const key of keys) key.check = 'v1.AAAA.AAAA.AAAA';
        }),
      'than the one under which this backup was encrypted.',
    ],
    [
      'of a later PostgreSQL',
      () => withManifest(({ postgresql }) => Object.assign(postgresql, { server: 99 })),
      'This backup is of PostgreSQL 99, and DATABASE_URL leads to PostgreSQL',
    ],
    [
      'dumped by a program that is not here',
      () => withManifest(({ postgresql }) => Object.assign(postgresql, { pg_dump: 99 })),
      'install postgresql-client-99.',
    ],
    [
      'with a dump that is cut off',
      () => spoiled(({ folder }) => truncateSync(path.join(folder, 'database.dump'), 5_000)),
      'database.dump is cut off.',
    ],
    [
      'with another list of files',
      () => spoiled(({ folder }) => writeFileSync(path.join(folder, 'files.ndjson'), '')),
      'files.ndjson is cut off.',
    ],
    [
      'with a file that was altered',
      () =>
        spoiled(({ place }) => {
          const file = path.join(place, 'files', of().file);
          writeFileSync(file, Buffer.alloc(statSync(file).size, 1));
        }),
      'was altered.',
    ],
    [
      'without one of its files',
      () => spoiled(({ place }) => rmSync(path.join(place, 'files', of().file))),
      'is missing.',
    ],
  ];
}
