/** @alone Destroys its database and restores it, on a PostgreSQL of its own. */
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { HOUR_MS } from '@/lib/domain/platform/time';
import type { Storage } from '@/lib/server/adapters/storage/port';
import { storage } from '@/lib/server/adapters/storage/storage';
import { FEATURES } from '@/lib/server/features';
import { storePicture } from '@/lib/server/media/pictures/service';
import { queueMail } from '@/lib/server/notifications/mails/service';
import { applyMigrations } from '@/lib/server/platform/db/migrate';
import { closePools, database } from '@/lib/server/platform/db/pool';
import { whenReleased } from '@/lib/server/platform/installation/hold-service';
import { claimDatabase, lastBackupAt } from '@/lib/server/platform/installation/service';
import { startJobs, stopJobs } from '@/lib/server/platform/queue/runner';
import { workOf } from '@/lib/server/platform/queue/tasks';
import { users } from '@/lib/server/schema/accounts';
import { meetingFiles } from '@/lib/server/schema/meetings';
import { mails } from '@/lib/server/schema/messages';
import { book } from '@/lib/testing/bookings';
import {
  manilaTime,
  newClient,
  newLawyer,
  type TestLawyer,
  type TestUser,
} from '@/lib/testing/factories';
import { attach, newMeeting } from '@/lib/testing/files/attachments';
import { type OwnPostgres, startOwnPostgres } from '@/lib/testing/jest/postgres';
import { applySettings } from '@/lib/testing/jest/settings';
import { emptyStorage, STORAGE_FOLDER } from '@/lib/testing/jest/storage';
import { startMailServer } from '@/lib/testing/mail-server';
import { postgresInstallation } from '@/scripts/lib/test/postgres-programs.mjs';
import { backUp } from './backup-service';
import { backupCommands } from './commands';
import type { Manifest } from './manifest';

const FOLDER = mkdtempSync(path.join(tmpdir(), 'drill-'));
const PLACE = path.join(FOLDER, 'backups');
const NOW = Date.now();
const commands = backupCommands(FEATURES);

let postgres: OwnPostgres;
let client: TestUser;
let lawyer: TestLawyer;
let mailServer: Awaited<ReturnType<typeof startMailServer>>;
const received: string[] = [];
let stopWaiting = () => {};

beforeAll(async () => {
  postgres = await startOwnPostgres(postgresInstallation());
  applySettings({ DATABASE_URL: postgres.url });
  mailServer = await startMailServer((mail) => received.push(mail));
  await applyMigrations(postgres.url);
  await claimDatabase();
  client = await newClient({ picture: await storePicture(Buffer.from('a portrait')) });
  lawyer = await newLawyer({ picture: await storePicture(Buffer.from('another')) });
});

afterAll(async () => {
  stopWaiting();
  await stopJobs();
  await closePools();
  mailServer.stop();
  await postgres.stop();
  rmSync(FOLDER, { recursive: true });
});

const backup = (hours: number, keep?: number) =>
  commands.backUp(PLACE, keep, NOW + hours * HOUR_MS);

/** Of every file that is stored. */
async function hashes(folder = STORAGE_FOLDER): Promise<Record<string, string>> {
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

/** What is lost with the machine. */
async function destroy(): Promise<void> {
  await closePools();
  const url = new URL(postgres.url);
  const name = url.pathname.slice(1);
  url.pathname = '/postgres';
  const server = new pg.Client({ connectionString: url.toString() });
  await server.connect();
  await server.query(`drop database ${name} with (force)`);
  await server.query(`create database ${name}`);
  await server.end();
  emptyStorage();
}

/** A copy of the newest backup, to spoil. */
function spoiled(spoil: (at: { folder: string; place: string }) => void): string {
  const place = mkdtempSync(path.join(FOLDER, 'spoiled-'));
  cpSync(PLACE, place, { recursive: true });
  const folder = path.join(place, path.basename(newest));
  spoil({ folder, place });
  return folder;
}

function withManifest(change: (manifest: Manifest) => void): string {
  return spoiled(({ folder }) => {
    const file = path.join(folder, 'manifest.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    change(manifest);
    writeFileSync(file, JSON.stringify(manifest));
  });
}

let newest: string;
let stored: Record<string, string>;

test('a backup has the rows of one moment and the files they name, for nobody else to read', async () => {
  const id = await newMeeting({ client, lawyer });
  await attach(client, id);
  const { folder, manifest, fresh } = await backup(0);
  const keys = Object.keys(await hashes());
  expect(keys).toHaveLength(3);
  expect(fresh).toBe(3);
  expect(manifest).toMatchObject({
    files: { count: 3, deleted: 0, missing: 0 },
    database: { rows: { 'public.users': 2, 'public.meetings': 1, 'public.meeting_files': 1 } },
  });
  expect(await hashes(path.join(PLACE, 'files'))).toEqual(await hashes());
  const modes = (await readdir(PLACE, { recursive: true })).map(
    (name) => statSync(path.join(PLACE, name)).mode & 0o077,
  );
  expect(modes.filter((mode) => mode !== 0)).toEqual([]);
  expect(await lastBackupAt(database())).toBe(NOW);
  await expect(commands.checkBackup(PLACE)).resolves.toMatchObject({ folder });
});

test('the next one copies what is new, and says what was deleted on the way and what is missing', async () => {
  const id = await newMeeting({ client, lawyer });
  for (let file = 0; file < 3; file += 1) await attach(client, id);
  const [gone, lost] = await database()
    .select()
    .from(meetingFiles)
    .where(eq(meetingFiles.meetingId, id));
  const real = storage();
  const changing: Storage = {
    ...real,
    async get(key) {
      if (key === gone?.storageKey) {
        await database().delete(meetingFiles).where(eq(meetingFiles.id, gone.id));
        await real.delete(key);
      }
      return key === lost?.storageKey ? null : real.get(key);
    },
  };
  const files = FEATURES.flatMap((feature) => feature.files ?? []);
  const source = { url: postgres.url, storage: changing, files, release: 'test' };
  const { manifest, fresh, folder } = await backUp(source, PLACE, NOW + HOUR_MS);
  expect(fresh).toBe(1);
  expect(manifest.files).toMatchObject({ count: 4, deleted: 1, missing: 1 });
  const list = readFileSync(path.join(folder, 'files.ndjson'), 'utf8');
  expect(list).toContain(`{"key":"${gone?.storageKey}","absent":"deleted"}`);
  expect(list).toContain(`{"key":"${lost?.storageKey}","absent":"missing"}`);
});

test('older ones go where that is asked for, with the files that no other has', async () => {
  const id = await newMeeting({ client, lawyer });
  await attach(client, id);
  const [file] = await database().select().from(meetingFiles).where(eq(meetingFiles.meetingId, id));
  await backup(2);
  await storage().delete(file?.storageKey ?? '');
  await database().delete(meetingFiles).where(eq(meetingFiles.meetingId, id));
  expect(await backup(3)).toMatchObject({ pruned: 0 });
  const copies = async () => Object.keys(await hashes(path.join(PLACE, 'files')));
  expect(await copies()).toContain(file?.storageKey);
  const made = await backup(4, 2);
  expect(made).toMatchObject({ pruned: 3, fresh: 0 });
  expect(await copies()).not.toContain(file?.storageKey);
  expect((await readdir(PLACE)).length).toBe(3);
  await expect(commands.checkBackup(PLACE)).resolves.toMatchObject({ folder: made.folder });
});

test('a disk that is full leaves no backup, and says so', async () => {
  const name = new Date(NOW + 9 * HOUR_MS)
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
  mkdirSync(path.join(PLACE, name));
  symlinkSync('/dev/full', path.join(PLACE, name, 'database.dump.part'));
  await expect(backup(9)).rejects.toThrow(
    `There is no room left in ${PLACE}: the backup is not complete.`,
  );
  await expect(commands.checkBackup(path.join(PLACE, name))).rejects.toThrow(
    'There is no backup in',
  );
});

test('everything is destroyed, restored, and as it was', async () => {
  await queueMail(database(), {
    to: 'ana@example.com',
    template: 'test',
    dedupeKey: 'of before',
    content: { subject: 'Of before', html: '<p>Hello</p>', text: 'Hello', attachments: [] },
  });
  const before = await database().select().from(users);
  newest = (await backup(10)).folder;
  stored = await hashes();
  // A row may name what the storage lost before.
  await destroy();
  const { manifest } = await commands.restore(PLACE, NOW);
  expect(await hashes()).toEqual(stored);
  expect(manifest.database.rows['public.users']).toBe(before.length);
  expect(await database().select().from(users)).toEqual(before);
  expect(await commands.verify(NOW)).toMatchObject({ problems: [] });
});

test('nothing leaves it until it is released, and then what waited does', async () => {
  stopWaiting = await whenReleased(() => startJobs(workOf(FEATURES)));
  const refused = await book(client, lawyer, manilaTime(20, 600));
  expect(refused).toMatchObject({
    status: 503,
    body: { message: expect.stringContaining('held') },
  });
  expect(await commands.backlog(NOW)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^1 mails, the oldest under an hour old$/),
      expect.stringMatching(/^1 jobs send_mail/),
    ]),
  );
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(received).toEqual([]);
  await commands.release();
  await expect(commands.release()).rejects.toThrow('This installation is not held.');
  const isSent = async () =>
    (await database().select().from(mails).where(sql`sent_at is not null`)).length > 0;
  while (!(await isSent())) await new Promise((resolve) => setTimeout(resolve, 100));
  expect(received.filter((mail) => mail.includes('Of before'))).toHaveLength(1);
  await expect(commands.hold(Date.now())).rejects.toThrow('stop servers and workers first');
});

describe('a restore that cannot go well changes nothing', () => {
  const ONE_FILE = () => Object.keys(stored)[0] ?? '';

  test('into what is not empty', async () => {
    await expect(commands.restore(PLACE, NOW)).rejects.toThrow(
      'DATABASE_URL leads to a database that is not empty, it has drizzle.',
    );
    await stopJobs();
    await destroy();
    mkdirSync(path.join(STORAGE_FOLDER, 'meetings'));
    writeFileSync(path.join(STORAGE_FOLDER, 'meetings/left'), 'left');
    await expect(commands.restore(PLACE, NOW)).rejects.toThrow(
      'The storage is not empty, it has meetings/left',
    );
    emptyStorage();
  });

  test.each<[string, () => string, string]>([
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
      () => withManifest((manifest) => manifest.keys.push('2031')),
      'keys that these settings do not have (DATA_KEY): 2031.',
    ],
    [
      'under another key',
      () => withManifest((manifest) => Object.assign(manifest, { key_check: 'v1.AAAA.AAAA.AAAA' })),
      'DATA_KEY is not the one under which this backup was encrypted.',
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
          const file = path.join(place, 'files', ONE_FILE());
          writeFileSync(file, Buffer.alloc(statSync(file).size, 1));
        }),
      'was altered.',
    ],
    [
      'without one of its files',
      () => spoiled(({ place }) => rmSync(path.join(place, 'files', ONE_FILE()))),
      'is missing.',
    ],
  ])('%s', async (_what, folder, sentence) => {
    await expect(commands.restore(folder(), NOW)).rejects.toThrow(sentence);
    expect(await readdir(STORAGE_FOLDER)).toEqual([]);
  });

  test('with a dump that PostgreSQL does not read, whose hash is right', async () => {
    const cut = spoiled(({ folder }) => {
      const file = path.join(folder, 'database.dump');
      truncateSync(file, Math.floor(statSync(file).size / 2));
      const content = readFileSync(file);
      const manifest = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8'));
      const sha256 = createHash('sha256').update(content).digest('hex');
      Object.assign(manifest.database, { size: content.byteLength, sha256 });
      writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify(manifest));
    });
    await expect(commands.restore(cut, NOW)).rejects.toThrow('pg_restore failed:');
    const { rows } = await database().execute<{ tables: number }>(
      sql`select count(*)::int as tables from pg_class where relnamespace = 'public'::regnamespace`,
    );
    expect(rows).toEqual([{ tables: 0 }]);
  });
});
