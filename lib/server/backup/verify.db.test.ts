import { utimesSync } from 'node:fs';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { DAY_MS, HOUR_MS } from '@/lib/domain/platform/time';
import { storage } from '@/lib/server/adapters/storage/storage';
import { FEATURES } from '@/lib/server/features';
import { openPicture, storePicture } from '@/lib/server/media/pictures/service';
import { queueReminderJobs } from '@/lib/server/meetings/reminders/queue-service';
import { queueMail } from '@/lib/server/notifications/mails/service';
import { requestRefund } from '@/lib/server/payments/refunds/service';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { hold, letGo } from '@/lib/server/platform/installation/hold-service';
import { claimDatabase } from '@/lib/server/platform/installation/service';
import { users } from '@/lib/server/schema/accounts';
import { meetingFiles } from '@/lib/server/schema/meetings';
import { ledgerPostings, payments } from '@/lib/server/schema/payments';
import { book } from '@/lib/testing/bookings';
import { manilaTime, newClient, newLawyer } from '@/lib/testing/factories';
import { attach, newMeeting } from '@/lib/testing/files/attachments';
import { STORAGE_FOLDER } from '@/lib/testing/jest/storage';
import { backupCommands } from './commands';

const NOW = Date.now();
const commands = backupCommands(FEATURES);

async function newPicture(): Promise<string> {
  const shade = Math.floor(Math.random() * 256);
  const background = { r: shade, g: 40, b: 80 };
  const picture = sharp({ create: { width: 16, height: 16, channels: 3, background } });
  return storePicture(await picture.webp().toBuffer());
}

async function newFile() {
  const client = await newClient();
  const lawyer = await newLawyer({ picture: await newPicture() });
  const meetingId = await newMeeting({ client, lawyer });
  await attach(client, meetingId);
  const [file] = await database()
    .select()
    .from(meetingFiles)
    .where(eq(meetingFiles.meetingId, meetingId));
  if (!file) throw new Error('no file was attached');
  return { client, lawyer, meetingId, file };
}

test('every column that names a file is among those that are copied and checked', async () => {
  const { rows } = await database().execute<{ name: string }>(sql`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and column_name ~ '(_key|picture)$' and table_name in (
      select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE')
    order by 1`);
  const notFiles = /\.(?:dedupe_key|request_key|public_key)$/;
  const declared = FEATURES.flatMap(({ files = [] }) => files.map((f) => `${f.table}.${f.column}`));
  expect(rows.map(({ name }) => name).filter((name) => !notFiles.test(name))).toEqual(
    declared.toSorted(),
  );
});

test('rows, files and books that agree have no problems', async () => {
  const { client } = await newFile();
  const picture = await newPicture();
  await database().update(users).set({ picture }).where(eq(users.id, client.id));
  // The small one is made when it is asked for, and named by no row.
  await openPicture(picture.replace('.webp', '-192.webp'));
  expect(await commands.verify(NOW + 2 * DAY_MS)).toMatchObject({ problems: [] });
});

test('what is missing, of other bytes or named by nobody is said', async () => {
  const [{ file: lost }, { file: cut }] = [await newFile(), await newFile()];
  await storage().delete(lost.storageKey);
  const about = { contentType: 'application/pdf' };
  await storage().put(cut.storageKey, new Uint8Array(7), about);
  await storage().put('exports/left', new Uint8Array(3), about);
  await storage().put('exports/young', new Uint8Array(3), about);
  const [now, old] = [NOW / 1000, (NOW - 3 * DAY_MS) / 1000];
  utimesSync(path.join(STORAGE_FOLDER, 'exports/young'), now, now);
  utimesSync(path.join(STORAGE_FOLDER, 'exports/left'), old, old);
  const { problems, notes } = await commands.verify(NOW);
  expect(problems).toEqual([
    `${lost.storageKey} is missing: a row names it.`,
    `${cut.storageKey} has 7 bytes in place of ${cut.size}.`,
  ]);
  expect(notes).toContain('  exports/left, 3 days old');
  expect(notes.join()).not.toContain('exports/young');
  await database().delete(meetingFiles);
});

test('books that do not agree with what they are about are said', async () => {
  const paid = await newFile();
  expect((await commands.verify(NOW)).problems).toEqual([]);
  await database().execute(sql`alter table ledger_postings disable trigger user`);
  await database()
    .update(ledgerPostings)
    .set({ amount: sql`${ledgerPostings.amount} + 100` })
    .where(eq(ledgerPostings.account, 'client_funds'));
  expect((await commands.verify(NOW)).problems).toEqual([
    expect.stringMatching(/^The books sum to ₱\d+\.00 in place of 0\.$/),
    expect.stringMatching(/^\d+ entries of the ledger do not sum to 0\.$/),
    expect.stringMatching(/^\d+ payments hold another amount than the ledger says\.$/),
  ]);
  await database().execute(sql`delete from ledger_postings`);
  expect((await commands.verify(NOW)).problems).toEqual([
    expect.stringMatching(/^\d+ payments that arrived are not booked as they arrived\.$/),
    expect.stringMatching(/^\d+ payments hold another amount than the ledger says\.$/),
  ]);
  expect(paid.meetingId).toBeTruthy();
});

test('what leaves a held installation once it is released is counted, and what comes too late', async () => {
  await claimDatabase();
  const { client, lawyer, meetingId } = await newFile();
  await hold(NOW);
  const since = await commands.heldSince();
  await hold(NOW + HOUR_MS);
  expect(await commands.heldSince()).toEqual(since);
  const content = { subject: 'Hello', html: '', text: '', attachments: [] };
  const optional = {
    userId: client.id,
    kind: 'reminder',
    validUntil: new Date(NOW + HOUR_MS),
  } as const;
  const mail = { to: client.email, template: 'test', content };
  await queueMail(database(), { ...mail, dedupeKey: 'late', optional });
  await queueMail(database(), { ...mail, dedupeKey: 'any time' });
  await queueReminderJobs(database(), [meetingId]);
  const [payment] = await database()
    .select()
    .from(payments)
    .where(eq(payments.payableId, meetingId));
  const refund = { amount: 5_000, reason: 'CANCELLED', cause: 'test', now: NOW } as const;
  await transaction((tx) => requestRefund(tx, payment?.id ?? '', refund));
  const lines = await commands.backlog(NOW + 400 * DAY_MS);
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /^2 mails, the oldest \d+ days old, 2 older than a day; 1 of them come too late and will not be sent$/,
      ),
      expect.stringMatching(/^1 reminders, .*; 1 of them come too late and will not be sent$/),
      expect.stringMatching(/^1 refunds, ₱50(?:\.00)?, the oldest/),
      expect.stringMatching(/^2 jobs send_mail, /),
    ]),
  );
  const booked = await book(client, lawyer, manilaTime(4, 600));
  expect(booked).toMatchObject({ status: 503, body: { key: 'unavailable' } });
  expect(booked.headers.get('retry-after')).toBe('60');
  await letGo();
});
