import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { eq, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { noteAbout, setNote } from '@/lib/server/meetings/clients/notes';
import { setStep } from '@/lib/server/meetings/clients/steps-service';
import { storedIntake } from '@/lib/server/meetings/intake/service';
import { keepDraft } from '@/lib/server/meetings/records/drafts-service';
import { storedSummary } from '@/lib/server/meetings/summaries/service';
import { subscribe } from '@/lib/server/notifications/push/service';
import { decrypt, encrypt, keyedHash } from '@/lib/server/platform/crypto/encryption';
import { database } from '@/lib/server/platform/db/pool';
import { claimDatabase, recordedKeys } from '@/lib/server/platform/installation/service';
import { recoveryCodes, sessions } from '@/lib/server/schema/accounts';
import { calendarImports } from '@/lib/server/schema/calendars';
import { caseMessages, caseOffers, cases } from '@/lib/server/schema/cases';
import type { EncryptedText } from '@/lib/server/schema/columns';
import { meetingConflictChecks } from '@/lib/server/schema/conflicts';
import { helpQuestions } from '@/lib/server/schema/help';
import { meetingIntakes } from '@/lib/server/schema/intakes';
import { personNotes } from '@/lib/server/schema/oversight';
import { refunds } from '@/lib/server/schema/payments';
import { refundAccounts, taxProfiles } from '@/lib/server/schema/payouts';
import { meetingSummaries } from '@/lib/server/schema/summaries';
import { textNumbers } from '@/lib/server/schema/texts';
import { quickReplies } from '@/lib/server/schema/writing';
import { seedMeeting } from '@/lib/server/seed/meeting';
import { newGoogleChannel } from '@/lib/testing/calendars/google';
import { newCalendarImport } from '@/lib/testing/calendars/imports';
import { newEventAddress } from '@/lib/testing/events';
import {
  manilaTime,
  newAdmin,
  newClient,
  newLawyer,
  type TestLawyer,
} from '@/lib/testing/factories';
import { applySettings } from '@/lib/testing/jest/settings';
import { byTier } from '@/lib/testing/jest/tier';
import { newPayout } from '@/lib/testing/payouts';
import { encryptedColumns } from './service';

// A server that has the new key beside the one that encrypts: the first step of a rotation.
const [OLD, NEW] = [1, 2].map((byte) => Buffer.alloc(32, byte).toString('base64'));
applySettings({ DATA_KEYS: `old:${OLD},new:${NEW}` });

const ENDPOINT = 'https://push.example/browser-1';
const NUMBER = '+639171234567';
/** Number of values in one column; a batch has a hundred. */
const VALUES = byTier(10, 250);
const acceptsAll = {
  accepted: ({ endpoint, keys }: { endpoint: string; keys: { p256dh: string; auth: string } }) => ({
    endpoint,
    keys,
  }),
};

/** Runs work as a server with other keys on this database. */
async function withKeys<T>(
  DATA_KEYS: string,
  work: (server: {
    keys: typeof import('./service');
    crypto: typeof import('@/lib/server/platform/crypto/encryption');
    notes: typeof import('@/lib/server/meetings/clients/notes');
    installation: typeof import('@/lib/server/platform/installation/service');
  }) => Promise<T>,
): Promise<T> {
  let done: { result: T } | undefined;
  await jest.isolateModulesAsync(async () => {
    applySettings({ DATA_KEYS });
    try {
      const [keys, crypto, notes, installation] = await Promise.all([
        import('./service'),
        import('@/lib/server/platform/crypto/encryption'),
        import('@/lib/server/meetings/clients/notes'),
        import('@/lib/server/platform/installation/service'),
      ]);
      done = { result: await work({ keys, crypto, notes, installation }) };
    } finally {
      applySettings({ DATA_KEYS: `old:${OLD},new:${NEW}` });
    }
  });
  if (!done) throw new Error('the work was not done');
  return done.result;
}

/** With a message that was handed in, and an offer with a note. */
async function newCase(people: { lawyerId: string; clientId: string }): Promise<void> {
  const seed = { ...people, status: 'CONFIRMED', start: manilaTime(-8, 0) } as const;
  const { meeting } = await seedMeeting(database(), seed);
  const now = new Date();
  const [row] = await database()
    .insert(cases)
    .values({ kind: 'ABSENCE', meetingId: meeting.id, ...people, openedAt: now, answerUntil: now })
    .returning();
  const id = randomUUID();
  await database()
    .insert(caseMessages)
    .values({
      id,
      caseId: row?.id ?? '',
      messageId: randomUUID(),
      handedBy: 'client',
      author: 'lawyer',
      body: encrypt('I will be there.', `case-message:${id}`),
      writtenAt: now,
      handedAt: now,
    });
  const offerId = randomUUID();
  await database()
    .insert(caseOffers)
    .values({
      id: offerId,
      caseId: row?.id ?? '',
      madeBy: 'lawyer',
      refund: 10_000,
      note: encrypt('I am sorry.', `case-offer:${offerId}`),
      madeAt: now,
      expiresAt: now,
    });
}

/** The plain text of every encrypted value, by column and row. */
async function everything(read: typeof decrypt): Promise<Record<string, string>> {
  const plain: Record<string, string> = {};
  for (const { table, column, key, purpose } of encryptedColumns()) {
    const { rows } = await database().execute<Record<string, string>>(
      sql`select * from ${sql.identifier(table)} where ${sql.identifier(column)} is not null`,
    );
    for (const row of rows) {
      const keys = key.map((name) => row[name] ?? '');
      const name = [table, column, ...keys].join(' ');
      plain[name] = read(row[column] as EncryptedText, purpose(...keys));
    }
  }
  return plain;
}

let lawyer: TestLawyer;
const clients: string[] = [];

beforeAll(async () => {
  await claimDatabase();
  const admin = await newAdmin();
  lawyer = await newLawyer();
  const { lawyerId } = lawyer;
  const client = await newClient();
  for (let i = 0; i < 5; i++) clients.push((await newClient()).id);
  const seed = {
    lawyerId,
    clientId: client.id,
    status: 'COMPLETED',
    start: manilaTime(-9, 0),
  } as const;
  const { meeting, payment } = await seedMeeting(database(), { ...seed, price: 100_000 });
  const content = storedSummary(meeting.id, { text: 'We agreed.', steps: [] });
  const summary = { meetingId: meeting.id, content, version: 1, createdAt: new Date() };
  await database().insert(meetingSummaries).values(summary);
  await setNote(
    { lawyerId, clientId: client.id },
    { text: 'Ask for the payslips.', version: undefined },
    Date.now(),
  );
  const person = { lawyerId, clientId: client.id };
  await setStep(person, randomUUID(), { text: 'Call.', dueOn: null }, Date.now());
  const personNoteId = randomUUID();
  await database()
    .insert(personNotes)
    .values({
      id: personNoteId,
      userId: client.id,
      authorId: admin.id,
      note: encrypt('Called.', `person-note:${personNoteId}`),
      createdAt: new Date(),
    });
  const draft = { userId: lawyer.id, kind: 'note', aboutId: client.id } as const;
  await keepDraft(draft, client.id, { text: 'Ask for the' }, Date.now());
  const ownTextId = randomUUID();
  await database()
    .insert(quickReplies)
    .values({
      id: ownTextId,
      userId: lawyer.id,
      kind: 'reply',
      content: encrypt('Thank you.', `own-text:${ownTextId}`),
      parts: encrypt(
        JSON.stringify({ name: 'Thanks', next_steps: [], papers: [] }),
        `own-text-parts:${ownTextId}`,
      ),
      createdAt: new Date(),
    });
  await database()
    .insert(meetingConflictChecks)
    .values({
      meetingId: meeting.id,
      decision: 'NONE',
      lawyerId,
      matches: encrypt('[]', `conflict-check:${meeting.id}:NONE`),
      reason: encrypt('Another Juan.', `conflict-reason:${meeting.id}:NONE`),
      matchedMeetings: [],
      decidedAt: new Date(),
    });
  await database()
    .insert(meetingIntakes)
    .values({
      meetingId: meeting.id,
      clientId: client.id,
      content: storedIntake(meeting.id, {
        set: { id: 'dismissed', title: 'Dismissal' },
        answers: [],
      }),
      updatedAt: new Date(),
    });
  const questionId = randomUUID();
  await database()
    .insert(helpQuestions)
    .values({
      id: questionId,
      userId: client.id,
      situation: 'not_paid',
      question: encrypt('I paid and nothing came.', `help-question:${questionId}`),
      state: 'ANSWERED',
      answer: encrypt('It has come.', `help-answer:${questionId}`),
      createdAt: new Date(),
      endedAt: new Date(),
    });
  await newCase({ lawyerId, clientId: client.id });
  await newCalendarImport(lawyerId);
  await newEventAddress(lawyerId);
  await newPayout('WAITING');
  const [{ id: sessionId } = { id: '' }] = await database()
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, admin.id));
  await database()
    .insert(textNumbers)
    .values({
      userId: client.id,
      number: encrypt(NUMBER, `text-number:${client.id}`),
      numberHash: keyedHash(NUMBER, 'text-number'),
      consentedAt: new Date(),
      consentVersion: '2026-11',
      codeSentAt: new Date(),
      confirmedAt: new Date(),
    });
  const subscription = { endpoint: ENDPOINT, keys: { p256dh: 'p', auth: 'a' } };
  await subscribe({ id: admin.id, sessionId }, subscription, Date.now(), {
    ...acceptsAll,
    send: async () => 'sent',
  });
  await database()
    .insert(taxProfiles)
    .values({
      lawyerId,
      tin: encrypt('123-456-789', `tin:${lawyerId}`),
      registeredName: 'Test Lawyer',
      vatStatus: 'NON_VAT',
      updatedAt: new Date(),
    });
  const [refund] = await database()
    .insert(refunds)
    .values({
      paymentId: payment?.id ?? '',
      amount: 100,
      reason: 'CANCELLED',
      cause: 'test',
      reference: 'refund-test',
      status: 'MANUAL',
    })
    .returning();
  const refundId = refund?.id ?? '';
  await database()
    .insert(refundAccounts)
    .values({
      refundId,
      bankId: 'BNORPHMMXXX',
      accountName: 'Ana Reyes',
      accountNumber: encrypt('0099', `refund-account:${refundId}`),
      givenAt: new Date(),
    });
});

test('every encrypted column of the schema is in the register of its feature, by its primary key', async () => {
  const tables: PgTable[] = [];
  for (const file of readdirSync('lib/server/schema')) {
    const schema: Record<string, unknown> = await import(`@/lib/server/schema/${file}`);
    for (const one of Object.values(schema)) if (is(one, PgTable)) tables.push(one);
  }
  const found = tables.map(getTableConfig).flatMap(({ name, columns, primaryKeys }) => {
    const single = columns.filter(({ primary }) => primary);
    const [key = single] = primaryKeys.map(({ columns: several }) => several);
    return columns
      .filter((column) => column.columnType === 'PgCustomColumn' && column.getSQLType() === 'text')
      .map((column) => [name, column.name, ...key.map((part) => part.name)].join(' '));
  });
  expect(found.length).toBeGreaterThan(8);
  const registered = encryptedColumns().map(({ table, column, key }) => {
    const primary = found.find((one) => one.startsWith(`${table} ${column} `))?.split(' ').length;
    return [table, column, ...key].slice(0, primary).join(' ');
  });
  expect(registered.toSorted()).toEqual(found.toSorted());
});

test('a server refuses to start without a key that is needed, and only then', async () => {
  const needs = (DATA_KEYS: string) => withKeys(DATA_KEYS, ({ keys }) => keys.requireKeys());
  await expect(needs(`new:${NEW},old:${OLD}`)).resolves.toBeUndefined();
  await expect(needs(`new:${NEW}`)).rejects.toThrow(
    /^DATA_KEYS lacks the key old, under which this database has 2\d values$/,
  );
});

test('keys rotate under load: old, both, new; the old one is dropped, and everything is read', async () => {
  const { lawyerId } = lawyer;
  const clientOf = (i: number) => clients[i % clients.length] ?? '';
  const many = await newLawyer();
  for (let i = 0; i < VALUES; i++) await newCalendarImport(many.lawyerId);
  await newGoogleChannel(many.lawyerId);
  const before = await everything(decrypt);
  expect(new Set(Object.keys(before).map((name) => name.split(' ', 2).join(' '))).size).toBe(
    encryptedColumns().length,
  );

  await withKeys(`new:${NEW},old:${OLD}`, async ({ keys, crypto, notes, installation }) => {
    await installation.claimDatabase();
    await keys.settleKeys();
    const { rows } = await database().execute<{ key: string }>(
      sql`select key from graphile_worker.jobs where task_identifier = 'reencrypt_values'`,
    );
    expect(rows).toEqual([{ key: 'reencrypt_values' }]);

    // Servers of both kinds write and read each other's notes meanwhile.
    let isOver = false;
    const load = async (own: typeof notes, others: typeof notes) => {
      let written = 0;
      for (; !isOver || written < 20; written++) {
        const key = { lawyerId, clientId: clientOf(written) };
        await own.setNote(key, { text: `note ${written}`, version: undefined }, Date.now());
        expect((await others.noteAbout(database(), key)).text).toMatch(/^note \d+$/);
      }
      return written;
    };
    const [old, current] = [{ ...notes, setNote, noteAbout }, notes];
    const writers = [load(old, current), load(current, old)];
    // Each run ends after one batch and says where the next one begins; the first is done twice, as by a job that broke off.
    let from = (await keys.reencrypt(null, 1)).next;
    from = (await keys.reencrypt(null, 1)).next;
    let runs = 2;
    let failed = 0;
    while (from) {
      const run = await keys.reencrypt(from, 1);
      from = run.next;
      failed += run.failed;
      runs += 1;
    }
    isOver = true;
    for (const written of await Promise.all(writers)) expect(written).toBeGreaterThanOrEqual(20);
    expect(runs).toBeGreaterThan(encryptedColumns().length);
    expect(failed).toBe(0);

    // The next run finds the row that the old server wrote behind it; then nothing is left to do.
    await keys.reencrypt(null);
    expect(await keys.reencrypt(null)).toEqual({ changed: 0, failed: 0, next: null });
    const [now, then] = await keys.keyStates();
    expect(now).toMatchObject({ id: 'new', use: 'encrypts', linksUntil: null });
    expect(now?.total).toBe(Object.keys(await everything(crypto.decrypt)).length);
    expect(then).toMatchObject({ id: 'old', use: 'decrypts', total: 0, recoveryCodes: 0 });
    expect(then?.linksUntil).toBeGreaterThan(Date.now() + 59 * 86_400_000);
  });

  await withKeys(`new:${NEW}`, async ({ keys, crypto }) => {
    await keys.requireKeys();
    await keys.settleKeys();
    expect((await recordedKeys()).map(({ id }) => id)).toEqual(['new']);
    expect(await everything(crypto.decrypt)).toMatchObject(before);
    const { rows } = await database().execute(sql`select endpoint_hash from push_subscriptions`);
    expect(rows).toEqual([{ endpoint_hash: crypto.keyedHash(ENDPOINT, 'push-subscription') }]);
    expect(rows).not.toEqual([{ endpoint_hash: keyedHash(ENDPOINT, 'push-subscription') }]);
    const numbers = await database().execute(sql`select number_hash from text_numbers`);
    expect(numbers.rows).toEqual([{ number_hash: crypto.keyedHash(NUMBER, 'text-number') }]);
  });
});

test('what cannot be read stays, and keeps nothing else from being encrypted again', async () => {
  await newCalendarImport(lawyer.lawyerId);
  const broken = `v2.new.${'A'.repeat(16)}.${'A'.repeat(22)}.AAAA` as EncryptedText;
  const values = { ...(await database().select().from(calendarImports).limit(1))[0] };
  const { id: _id, ...copied } = values;
  await database()
    .insert(calendarImports)
    .values([
      {
        ...(copied as typeof calendarImports.$inferInsert),
        addressHash: 'broken',
        address: broken,
      },
    ]);
  const { reencrypt } = await import('./service');
  const run = await reencrypt(null);
  expect(run).toMatchObject({ failed: 1, next: null });
  expect(run.changed).toBeGreaterThan(VALUES);
  expect(await reencrypt(null)).toEqual({ changed: 0, failed: 1, next: null });
});

test('recovery codes of before are named under the key that they end with', async () => {
  const { id: userId } = await newAdmin();
  await database()
    .insert(recoveryCodes)
    .values(['of-before', 'sha256:of-now'].map((codeHash) => ({ userId, codeHash })));
  const states = await withKeys(`new:${NEW},old:${OLD},v1:${OLD}`, ({ keys }) => keys.keyStates());
  expect(states.map(({ id, recoveryCodes: codes }) => [id, codes])).toEqual([
    ['new', 0],
    ['old', 0],
    ['v1', 1],
  ]);
});
