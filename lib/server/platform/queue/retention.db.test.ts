import { randomUUID } from 'node:crypto';
import { count } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { JobHelpers } from 'graphile-worker';
import { RETENTION_DAYS } from '@/lib/domain/platform/retention';
import { DAY_MS, HOUR_MS } from '@/lib/domain/platform/time';
import { registeredFeatures } from '@/lib/server/registry/registry';
import { accountExports, idempotencyKeys, sessions, tokens } from '@/lib/server/schema/accounts';
import { callEvents } from '@/lib/server/schema/calls';
import { liveEvents } from '@/lib/server/schema/live';
import { mails, notifications } from '@/lib/server/schema/messages';
import { paymentEvents } from '@/lib/server/schema/payments';
import { identityDocuments, verifications } from '@/lib/server/schema/verification';
import { seedMeeting } from '@/lib/server/seed/meeting';
import { newClient, newLawyer } from '@/lib/testing/factories';
import { database } from '../db/pool';
import { workOf } from './tasks';

const { other, files } = workOf(registeredFeatures()).tasks;
const tasks = { ...other, ...files };

/** Runs the daily jobs that delete old rows. */
async function purge(): Promise<void> {
  const names = Object.keys(tasks).filter((name) => name.startsWith('purge_'));
  expect(names.length).toBeGreaterThanOrEqual(Object.keys(RETENTION_DAYS).length - 1);
  for (const name of names) await tasks[name]?.({}, {} as JobHelpers);
}

type Row = (at: Date, userId: string) => Promise<unknown>;
const id = () => randomUUID();

const link = (userId: string, dates: { expiresAt: Date; usedAt?: Date }) =>
  database()
    .insert(tokens)
    .values({ userId, kind: 'verify_email', tokenHash: id(), ...dates });
const session = (
  userId: string,
  dates: Partial<Record<'endedAt' | 'seenAt' | 'createdAt', Date>>,
) =>
  database()
    .insert(sessions)
    .values({ userId, tokenHash: id(), ...dates });
async function callEvent(createdAt: Date, userId: string) {
  const { lawyerId } = await newLawyer();
  const start = createdAt.getTime();
  const { meeting } = await seedMeeting(database(), { lawyerId, clientId: userId, start });
  await database().insert(callEvents).values({
    meetingId: meeting.id,
    id: 1,
    fromRole: 'client',
    fromSid: id(),
    createdAt,
    kind: 'candidate',
    data: {},
  });
}
const daysFrom = (at: Date, days: number) => new Date(at.getTime() + days * DAY_MS);

/** Tables with a retention period, and a row whose period begins at an instant. */
const RETAINED: readonly (readonly [keyof typeof RETENTION_DAYS, what: string, PgTable, Row])[] = [
  ['sessions', 'that was signed out', sessions, (at, user) => session(user, { endedAt: at })],
  [
    ...(['sessions', 'that was not used any more', sessions] as const),
    (at, user) => session(user, { seenAt: daysFrom(at, -30), createdAt: daysFrom(at, -60) }),
  ],
  [
    ...(['sessions', 'that was used to its end', sessions] as const),
    (at, user) => session(user, { seenAt: at, createdAt: daysFrom(at, -90) }),
  ],
  [
    ...(['linkTokens', 'that was used', tokens] as const),
    (at, user) => link(user, { usedAt: at, expiresAt: daysFrom(at, 1) }),
  ],
  ['linkTokens', 'that ran out', tokens, (at, user) => link(user, { expiresAt: at })],
  [
    ...(['mails', 'that was sent', mails] as const),
    (at) =>
      database()
        .insert(mails)
        .values({ template: 'a', dedupeKey: id(), createdAt: at, sentAt: at }),
  ],
  [
    ...(['mails', 'that nobody took', mails] as const),
    (at) =>
      database()
        .insert(mails)
        .values({ recipient: 'a@example.com', template: 'a', dedupeKey: id(), createdAt: at }),
  ],
  [
    ...(['notifications', 'of anybody', notifications] as const),
    (at, user) =>
      database().insert(notifications).values({
        userId: user,
        kind: 'booking',
        icon: 'new-meeting',
        title: 'a',
        body: 'b',
        url: '/',
        dedupeKey: id(),
        createdAt: at,
      }),
  ],
  [
    ...(['liveEvents', 'of anybody', liveEvents] as const),
    (at, user) =>
      database()
        .insert(liveEvents)
        .values({ userId: user, id: at.getTime(), type: 'notification', createdAt: at }),
  ],
  ['callEvents', 'of a meeting', callEvents, callEvent],
  [
    ...(['paymentEvents', 'of a gateway', paymentEvents] as const),
    (at) =>
      database()
        .insert(paymentEvents)
        .values({ gateway: 'local', eventId: id(), type: 'paid', receivedAt: at }),
  ],
  [
    ...(['answers', 'to a booking', idempotencyKeys] as const),
    (at, user) =>
      database().insert(idempotencyKeys).values({
        userId: user,
        endpoint: 'a',
        key: id(),
        requestHash: 'b',
        status: '201',
        body: '{}',
        createdAt: at,
      }),
  ],
  [
    ...(['exports', 'that was ready', accountExports] as const),
    (at, user) =>
      database()
        .insert(accountExports)
        .values({
          userId: user,
          requestId: id(),
          requestedAt: at,
          readyAt: at,
          storageKey: `exports/${id()}`,
        }),
  ],
  ['identityDocuments', 'that was decided about', identityDocuments, decidedDocument],
];

async function decidedDocument(at: Date): Promise<void> {
  const { lawyerId } = await newLawyer();
  const [request] = await database()
    .insert(verifications)
    .values({ lawyerId, status: 'APPROVED', tokenExpiresAt: at, submittedAt: at, decidedAt: at })
    .returning();
  await database()
    .insert(identityDocuments)
    .values({
      verificationId: request?.id ?? '',
      kind: 'ibp_id',
      name: 'a.jpg',
      size: 1,
      contentType: 'image/jpeg',
      storageKey: `identity/${id()}`,
    });
}

async function rowsIn(table: PgTable): Promise<number> {
  const [row] = await database().select({ rows: count() }).from(table);
  return row?.rows ?? 0;
}

test.each(RETAINED)(
  '%s: one %s is deleted when the policy says',
  async (of, _what, table, make) => {
    await purge();
    const before = await rowsIn(table);
    const over = Date.now() - RETENTION_DAYS[of] * DAY_MS;
    await make(new Date(over + HOUR_MS), (await newClient()).id);
    await make(new Date(over - HOUR_MS), (await newClient()).id);
    // Each client comes with a session.
    const sessionsOfThem = table === sessions ? 2 : 0;
    await purge();
    expect(await rowsIn(table)).toBe(before + sessionsOfThem + 1);
  },
);
