import 'server-only';
import { randomUUID } from 'node:crypto';
import { IMPORT_DAYS } from '@/lib/domain/lawyers/calendar/calendar-imports';
import {
  GOOGLE_POLL_MINUTES,
  GOOGLE_TIME_OFF_DAYS,
  GOOGLE_WATCH_RETRY_MS,
  needsOwner,
  nextGoogleSync,
  nextGoogleWatch,
  withoutTimes,
} from '@/lib/domain/lawyers/calendar/google-calendar';
import {
  DAY_MS,
  MINUTE_MS,
  manilaDayNumber,
  manilaDayStart,
  type TimeRange,
} from '@/lib/domain/platform/time';
import { env } from '@/lib/env';
import { googleCalendar } from '@/lib/server/adapters/google-calendar/google-calendar';
import {
  type GoogleError,
  isGoogleError,
  type OpenCalendar,
} from '@/lib/server/adapters/google-calendar/port';
import { notify } from '@/lib/server/notifications/in-app/service';
import { queueMail } from '@/lib/server/notifications/mails/service';
import { record } from '@/lib/server/platform/audit/service';
import { decrypt } from '@/lib/server/platform/crypto/encryption';
import { hashToken, isSameSecret, newToken } from '@/lib/server/platform/crypto/secret-token';
import { lock } from '@/lib/server/platform/db/locks';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import { logEvent } from '@/lib/server/platform/log';
import { queueJob } from '@/lib/server/platform/queue/queue';
import { profilesChanged } from '../profiles/service';
import { publishedEvents, publishedTimeOff } from './feed-service';
import { accessLostMail } from './google-mails';
import { differences, googleEventOf, googleTimeOff } from './google-policy';
import * as store from './google-store';
import { bookableTimes, sameTimes } from './imports-policy';
import { findOwner } from './imports-store';

/** Limit of a whole sync, and of the claim that keeps others from one meanwhile. */
const SYNC_TIMEOUT_MS = MINUTE_MS;
const CLAIM_MS = 2 * MINUTE_MS;
/** After which a sync that found another under way is tried again. */
const RETRY_MS = 10_000;
const MAX_DUE = 500;
/** Calendars that are synced at once; imports must not wait for Google. */
const QUEUES = 2;
/** Changes of one sync; the next does what is left. */
const MAX_WRITES = 40;
export const GOOGLE_PAGE = '/lawyer-portal/profile/availability?part=calendars';

export function tokenPurpose(id: string): string {
  return `google-calendar:${id}`;
}

/** Queues a sync in the caller's transaction; several that wait are one. */
export async function queueSync(exec: Executor, googleId: string, runAt?: Date): Promise<void> {
  const options = {
    key: `google-look:${googleId}`,
    maxAttempts: 1,
    queue: queueOf(googleId),
    ...(runAt && { runAt }),
  };
  await queueJob(exec, 'look_at_google', { googleId }, options);
}

function queueOf(googleId: string): string {
  return `google:${Number.parseInt(googleId.slice(0, 2), 16) % QUEUES}`;
}

/** Job of every 20 seconds: queues a sync of each calendar that is due, by the clock or because a meeting changed. */
export async function queueSyncs(now: number): Promise<void> {
  if (!googleCalendar()) return;
  await transaction(async (tx) => {
    const next = new Date(now + GOOGLE_POLL_MINUTES * MINUTE_MS);
    for (const id of await store.takeDue(tx, new Date(now), next, MAX_DUE)) await queueSync(tx, id);
  });
}

/**
 * Queues a sync of the calendar that Google says has changed. Nothing else is taken from the notification.
 *
 * @returns false where the channel is none of ours, or the token is another
 */
export async function handleNotification(
  channelId: string | null,
  token: string | null,
  now: number,
): Promise<boolean> {
  const isId = channelId !== null && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(channelId);
  const row = isId ? await store.findByChannel(database(), channelId) : undefined;
  if (!row || !isSameSecret(hashToken(token ?? ''), row.channelHash ?? '')) return false;
  await queueSync(database(), row.id, new Date(now));
  return true;
}

/**
 * Syncs a calendar: its busy times close times here, our meetings are written there. What was known before stays where
 * it fails. One at a time: where another is under way, one is queued to come after it.
 */
export async function syncCalendar(id: string, now: number): Promise<void> {
  const until = new Date(now + CLAIM_MS);
  const row = await store.claim(database(), id, new Date(now), until);
  if (!row) {
    const known = await store.findGoogle(database(), id);
    if (known && !known.endedAt && isClaimed(known, now))
      await queueSync(database(), id, nextTry(known, now));
    return;
  }
  try {
    const isWhole = await reconcile(row, now);
    const next = new Date(isWhole ? now + GOOGLE_POLL_MINUTES * MINUTE_MS : now);
    await store.recordSync(database(), row, isWhole ? new Date(now) : undefined, next);
  } catch (error) {
    if (!isGoogleError(error)) {
      await store.updateGoogle(database(), id, { claimedUntil: null });
      throw error;
    }
    await recordFailure(row, error, now);
  }
}

/** Whether a sync is under way, or Google asked for a pause. */
function isClaimed({ claimedUntil }: store.GoogleRow, now: number): boolean {
  return claimedUntil !== null && claimedUntil.getTime() > now;
}

/** When a job that found it claimed tries again. */
function nextTry({ problem, claimedUntil }: store.GoogleRow, now: number): Date {
  return (problem === 'quota' && claimedUntil) || new Date(now + RETRY_MS);
}

/** Reads busy times and writes meetings. Answers whether nothing is left to write. */
async function reconcile(row: store.GoogleRow, now: number): Promise<boolean> {
  const port = googleCalendar();
  if (!port) return false;
  const token = decrypt(row.token, tokenPurpose(row.id));
  const open = await port.open(token, AbortSignal.timeout(SYNC_TIMEOUT_MS));
  await storeBusy(row, await open.busy(busyWindow(now)), now);
  const isWhole = await writeMeetings(row, open, now);
  if (row.watchDueAt.getTime() <= now) await renewChannel(row, open, now);
  return isWhole;
}

/** Returns whole days, so that stored data changes once a day and not with each event that ends. */
function busyWindow(now: number): TimeRange {
  const today = manilaDayNumber(now);
  return { start: manilaDayStart(today), end: manilaDayStart(today + IMPORT_DAYS) };
}

/** Stores busy times without our own meetings, which may be in the calendar through a mailed invitation. */
async function storeBusy(row: store.GoogleRow, busy: readonly TimeRange[], now: number) {
  await transaction(async (tx) => {
    await lock(tx, 'lawyer', row.lawyerId);
    if ((await store.findConnected(tx, row.lawyerId))?.id !== row.id) return;
    const ours = (await publishedEvents(tx, row.lawyerId, now)).filter((one) => !one.cancelled);
    const times = withoutTimes(busy, ours);
    const before = await store.findTimes(tx, row.id);
    if (sameTimes(before, times)) return;
    await store.replaceTimes(tx, row, times);
    if (!sameTimes(bookableTimes(before, now), bookableTimes(times, now)))
      await profilesChanged(tx, row.lawyerId);
  });
}

async function writeMeetings(
  row: store.GoogleRow,
  open: OpenCalendar,
  now: number,
): Promise<boolean> {
  const published = await publishedEvents(database(), row.lawyerId, now);
  const off = { start: now, end: now + GOOGLE_TIME_OFF_DAYS * DAY_MS };
  const blocked = await publishedTimeOff(database(), row.lawyerId, off);
  const wanted = [
    ...published
      .filter(({ cancelled, end }) => !cancelled && end > now)
      .map((event) => googleEventOf(event, row.clientNames)),
    ...blocked.map(googleTimeOff),
  ];
  const found = row.calendarId ? await open.events(row.calendarId, now) : null;
  const id = found && row.calendarId ? row.calendarId : await makeCalendar(row, open);
  const { put, remove } = differences(wanted, found ?? []);
  for (const eventId of remove.slice(0, MAX_WRITES)) await open.remove(id, eventId);
  const left = Math.max(0, MAX_WRITES - remove.length);
  for (const { event, isThere } of put.slice(0, left)) await open.put(id, event, isThere);
  return remove.length + put.length <= MAX_WRITES;
}

async function makeCalendar(row: store.GoogleRow, open: OpenCalendar): Promise<string> {
  const calendarId = await open.createCalendar();
  await store.updateGoogle(database(), row.id, { calendarId });
  return calendarId;
}

/**
 * Renews the notification channel. Without one the periodic sync still finds every change, so a refusal is not
 * reported to the lawyer.
 */
async function renewChannel(row: store.GoogleRow, open: OpenCalendar, now: number): Promise<void> {
  const channel = {
    id: randomUUID(),
    token: newToken(),
    address: `${env.SITE_URL}/api/v1/google-calendar/notifications`,
  };
  try {
    const { resource, endsAt } = await open.watch(channel);
    await store.updateGoogle(database(), row.id, {
      channelId: channel.id,
      channelHash: hashToken(channel.token),
      channelResource: resource,
      watchDueAt: new Date(nextGoogleWatch(endsAt, now)),
    });
    if (row.channelId && row.channelResource)
      await open.unwatch(row.channelId, row.channelResource);
  } catch (error) {
    if (!isGoogleError(error) || error.problem === 'quota') throw error;
    logEvent('google-channel-refused', { google: row.id, error: error.message });
    await store.updateGoogle(database(), row.id, {
      watchDueAt: new Date(now + GOOGLE_WATCH_RETRY_MS),
    });
  }
}

async function recordFailure(row: store.GoogleRow, error: GoogleError, now: number): Promise<void> {
  const { problem, message, retryAfterMs } = error;
  logEvent('google-calendar', { google: row.id, problem, error: message });
  await transaction(async (tx) => {
    const failures = row.failures + 1;
    const dueAt = new Date(nextGoogleSync(failures, retryAfterMs, now));
    const claimedUntil = problem === 'quota' ? dueAt : null;
    const after = { problem, failures, dueAt, claimedUntil };
    await store.updateGoogle(tx, row.id, after);
    const present = needsOwner(problem) && (await store.findConnected(tx, row.lawyerId));
    const owner = present && (await findOwner(tx, row.lawyerId));
    if (!owner || present.id !== row.id) return;
    const dedupeKey = `google-calendar:${row.id}:${row.connectedAt.getTime()}`;
    await record(tx, 'calendar_access_lost', { role: 'system' }, { subject: owner.userId, now });
    await notify(tx, {
      userId: owner.userId,
      kind: 'account',
      aboutUserId: null,
      icon: 'meeting-reminder',
      title: 'Connect Google Calendar again',
      body: 'We can no longer see when you are busy there.',
      url: GOOGLE_PAGE,
      dedupeKey,
    });
    await queueMail(tx, {
      to: owner.email,
      template: 'google-calendar-lost',
      dedupeKey,
      content: await accessLostMail({
        firstName: owner.firstName,
        account: row.email,
        link: `${env.SITE_URL}${GOOGLE_PAGE}`,
      }),
    });
  });
}

/** How long a disconnect is tried; then the tokens are deleted here. */
const DISCONNECT_MS = 7 * DAY_MS;

/** Makes a lawyer's connected calendar due in the caller's transaction, because what stands there changed. */
export function calendarChanged(tx: Transaction, lawyerId: string, now: number): Promise<void> {
  return store.makeDue(tx, lawyerId, new Date(now));
}

/** Queues a disconnect in the caller's transaction. */
export async function queueDisconnect(
  exec: Executor,
  googleId: string,
  runAt?: Date,
): Promise<void> {
  const options = {
    key: `google-end:${googleId}`,
    queue: queueOf(googleId),
    ...(runAt && { runAt }),
  };
  await queueJob(exec, 'take_back_google', { googleId }, options);
}

/** Job: deletes our calendar from an account that was disconnected, and revokes the token. */
export async function disconnectCalendar(id: string, now: number): Promise<void> {
  const row = await store.findGoogle(database(), id);
  if (!row?.endedAt) return;
  if (isClaimed(row, now)) {
    // A sync that began before may still write there.
    await queueDisconnect(database(), id, nextTry(row, now));
    return;
  }
  const port = googleCalendar();
  try {
    const token = decrypt(row.token, tokenPurpose(id));
    const open = await port?.open(token, AbortSignal.timeout(SYNC_TIMEOUT_MS));
    if (row.channelId && row.channelResource)
      await open?.unwatch(row.channelId, row.channelResource);
    if (row.calendarId) await open?.deleteCalendar(row.calendarId);
    // Meanwhile the lawyer may have connected the same account again.
    if (!(await store.findGoogle(database(), id))?.endedAt) return;
    await port?.revoke(token);
  } catch (error) {
    if (!isGoogleError(error)) throw error;
    const isHopeless = needsOwner(error.problem) || row.endedAt.getTime() + DISCONNECT_MS <= now;
    if (!isHopeless) throw error;
    logEvent('google-not-taken-back', { google: id, error: error.message });
  }
  await store.deleteEnded(database(), id);
}
