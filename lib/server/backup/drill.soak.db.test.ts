/** @alone Destroys its database and restores it, on a PostgreSQL of its own. */
import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
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
import { jobCounts } from '@/lib/server/platform/queue/service';
import { workOf } from '@/lib/server/platform/queue/tasks';
import { users } from '@/lib/server/schema/accounts';
import { meetingFiles } from '@/lib/server/schema/meetings';
import { mails } from '@/lib/server/schema/messages';
import {
  changeManifest,
  destroyInstallation,
  hashesOf,
  spoiledBackup,
} from '@/lib/testing/backups';
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
import { spoiledBackups } from '@/lib/testing/spoiled-backups';
import { postgresInstallation } from '@/scripts/lib/test/postgres-programs';
import { backUp } from './backup-service';
import { backupCommands } from './commands';

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

let newest: string;
let stored: Record<string, string>;

test('a backup has the rows of one moment and the files they name, for nobody else to read', async () => {
  const id = await newMeeting({ client, lawyer });
  await attach(client, id);
  const { folder, manifest, fresh } = await backup(0);
  const keys = Object.keys(await hashesOf());
  expect(keys).toHaveLength(3);
  expect(fresh).toBe(3);
  expect(manifest).toMatchObject({
    files: { count: 3, deleted: 0, missing: 0 },
    database: { rows: { 'public.users': 2, 'public.meetings': 1, 'public.meeting_files': 1 } },
  });
  expect(await hashesOf(path.join(PLACE, 'files'))).toEqual(await hashesOf());
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
  const copies = async () => Object.keys(await hashesOf(path.join(PLACE, 'files')));
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
  stored = await hashesOf();
  // A row may name what the storage lost before.
  await destroyInstallation(postgres.url);
  const { manifest } = await commands.restore(PLACE, NOW);
  expect(await hashesOf()).toEqual(stored);
  expect(manifest.database.rows['public.users']).toBe(before.length);
  expect(await database().select().from(users)).toEqual(before);
  expect(await commands.verify(NOW)).toMatchObject({ problems: [] });
});

test('nothing leaves it until it is released, and then what waited does', async () => {
  stopWaiting = await whenReleased(() => startJobs(workOf(FEATURES)));
  const refused = await book(await newClient(), lawyer, manilaTime(10, 600));
  expect(refused).toMatchObject({
    status: 503,
    body: { message: expect.stringContaining('held') },
  });
  expect(await commands.backlog(Date.now())).toEqual(
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
  // Mails have workers of their own, and may be out before the first heartbeat of any.
  const isShown = async () => (await jobCounts(database(), Date.now())).workers > 0;
  while (!(await isShown())) await new Promise((resolve) => setTimeout(resolve, 100));
  await expect(commands.hold(Date.now())).rejects.toThrow('stop servers and workers first');
});

describe('a restore that cannot go well changes nothing', () => {
  test('into what is not empty', async () => {
    await expect(commands.restore(PLACE, NOW)).rejects.toThrow(
      'DATABASE_URL leads to a database that is not empty, it has drizzle.',
    );
    await stopJobs();
    await destroyInstallation(postgres.url);
    mkdirSync(path.join(STORAGE_FOLDER, 'meetings'));
    writeFileSync(path.join(STORAGE_FOLDER, 'meetings/left'), 'left');
    await expect(commands.restore(PLACE, NOW)).rejects.toThrow(
      'The storage is not empty, it has meetings/left',
    );
    emptyStorage();
  });

  test.each(spoiledBackups(() => ({ backup: newest, file: Object.keys(stored)[0] ?? '' })))(
    '%s',
    async (_what, spoiled, sentence) => {
      await expect(commands.restore(spoiled(), NOW)).rejects.toThrow(sentence);
      expect(await readdir(STORAGE_FOLDER)).toEqual([]);
    },
  );

  test('with a dump that PostgreSQL does not read, whose hash is right', async () => {
    const cut = spoiledBackup(newest, ({ folder }) => {
      const file = path.join(folder, 'database.dump');
      truncateSync(file, Math.floor(statSync(file).size / 2));
      const content = readFileSync(file);
      const sha256 = createHash('sha256').update(content).digest('hex');
      changeManifest(folder, ({ database: dump }) =>
        Object.assign(dump, { size: content.byteLength, sha256 }),
      );
    });
    await expect(commands.restore(cut, NOW)).rejects.toThrow('pg_restore failed:');
    const { rows } = await database().execute<{ tables: number }>(
      sql`select count(*)::int as tables from pg_class where relnamespace = 'public'::regnamespace`,
    );
    expect(rows).toEqual([{ tables: 0 }]);
  });
});
