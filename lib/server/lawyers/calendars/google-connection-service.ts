import 'server-only';
import { randomUUID } from 'node:crypto';
import type { GoogleOutcome } from '@/lib/domain/lawyers/calendar/google-calendar';
import { env } from '@/lib/env';
import { googleCalendar } from '@/lib/server/adapters/google-calendar/google-calendar';
import {
  type GoogleCalendarPort,
  isGoogleError,
  type Visit,
} from '@/lib/server/adapters/google-calendar/port';
import { notFound } from '@/lib/server/platform/app-error';
import { record } from '@/lib/server/platform/audit/service';
import { encrypt } from '@/lib/server/platform/crypto/encryption';
import { newToken } from '@/lib/server/platform/crypto/secret-token';
import { lock } from '@/lib/server/platform/db/locks';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import { logEvent } from '@/lib/server/platform/log';
import {
  clearSigned,
  readSigned,
  type SignedCookie,
  storeSigned,
} from '@/lib/server/platform/session/signed-cookie';
import type { EncryptedColumn, ErasedAccount, ExportSection } from '@/lib/server/registry/feature';
import { profilesChanged } from '../profiles/service';
import { queueDisconnect, queueSync, tokenPurpose } from './google-service';
import * as store from './google-store';

const COOKIE: SignedCookie = {
  name: 'google_calendar',
  audience: 'google-calendar',
  lifetimeSeconds: 10 * 60,
};

interface StoredVisit extends Visit {
  session: string;
}

/**
 * Returns the port.
 * @throws AppError not_found where Google Calendar is not configured
 */
function configured(): GoogleCalendarPort {
  const port = googleCalendar();
  if (!port) throw notFound();
  return port;
}

function redirectUri(): string {
  return `${env.SITE_URL}/api/v1/lawyers/profile/calendars/google/callback`;
}

/** Begins a visit to Google. Returns the consent address and the cookie that binds the visit to the session. */
export async function beginVisit(sessionId: string): Promise<{ address: string; cookie: string }> {
  const visit = { state: newToken(), verifier: newToken() };
  return {
    address: await configured().consentAddress(visit, redirectUri()),
    cookie: await storeSigned(COOKIE, { ...visit, session: sessionId }),
  };
}

export function endVisit(): string {
  return clearSigned(COOKIE);
}

interface Arrived {
  readonly cookie: string | null;
  readonly sessionId: string;
  readonly userId: string;
  readonly lawyerId: string;
  readonly code: string | undefined;
  readonly state: string | undefined;
}

/** Connects the calendar after the return from Google, or returns why it failed without changing anything. */
export async function finishVisit(arrived: Arrived, now: number): Promise<GoogleOutcome> {
  const port = configured();
  const visit = await readSigned<StoredVisit>(COOKIE, arrived.cookie);
  if (!visit || visit.session !== arrived.sessionId || visit.state !== arrived.state)
    return 'expired';
  if (!arrived.code) return 'refused';
  try {
    const { refreshToken, email } = await port.exchange(arrived.code, visit, redirectUri());
    await connect({ ...arrived, refreshToken, email }, now);
    return 'connected';
  } catch (error) {
    if (!isGoogleError(error)) throw error;
    logEvent('google-calendar', { problem: error.problem, error: error.message });
    if (error.problem === 'permission') return 'permission';
    // The code was used before, or issued to another attempt.
    return error.problem === 'revoked' ? 'expired' : 'unavailable';
  }
}

interface Connected {
  readonly userId: string;
  readonly lawyerId: string;
  readonly refreshToken: string;
  readonly email: string;
}

async function connect({ userId, lawyerId, refreshToken, email }: Connected, now: number) {
  await transaction(async (tx) => {
    await lock(tx, 'lawyer', lawyerId);
    const present = await store.findConnected(tx, lawyerId);
    if (present && present.email !== email) await end(tx, present, now);
    const known = await store.findOfAccount(tx, lawyerId, email);
    const id = known?.id ?? randomUUID();
    const at = new Date(now);
    const token = encrypt(refreshToken, tokenPurpose(id));
    const begun = { token, connectedAt: at, dueAt: at, watchDueAt: at, problem: null, failures: 0 };
    if (known) await store.updateGoogle(tx, id, { ...begun, endedAt: null, claimedUntil: null });
    else await store.insertGoogle(tx, { id, lawyerId, email, ...begun });
    await record(tx, 'calendar_connected', { role: 'owner', userId }, { subject: userId, now });
    await queueSync(tx, id);
  });
}

async function end(tx: Transaction, { id }: store.GoogleRow, now: number): Promise<void> {
  await store.endGoogle(tx, id, new Date(now));
  await queueDisconnect(tx, id);
}

/** Ends the connection at once; a job then removes our meetings at Google. Does nothing without a connection. */
export async function disconnect(lawyerId: string, userId: string, now: number): Promise<void> {
  await transaction(async (tx) => {
    await lock(tx, 'lawyer', lawyerId);
    const present = await store.findConnected(tx, lawyerId);
    if (!present) return;
    await end(tx, present, now);
    await record(tx, 'calendar_disconnected', { role: 'owner', userId }, { subject: userId, now });
    await profilesChanged(tx, lawyerId);
  });
}

/** Returns the connection; null where Google Calendar is not configured. */
export async function connectionOf(lawyerId: string) {
  const port = googleCalendar();
  if (!port) return null;
  return { homeOf: port.homeOf, row: (await store.findConnected(database(), lawyerId)) ?? null };
}

/**
 * Sets whether meetings are written to the connected calendar with names; what stands there follows within seconds.
 * Does nothing without a connection.
 */
export async function showClientNames(
  lawyerId: string,
  clientNames: boolean,
  now: number,
): Promise<void> {
  await transaction(async (tx) => {
    await store.setClientNames(tx, lawyerId, clientNames);
    await store.makeDue(tx, lawyerId, new Date(now));
  });
}

export const encryptedToken: EncryptedColumn = {
  table: 'google_calendars',
  column: 'token',
  key: ['id'],
  purpose: (id = '') => tokenPurpose(id),
};

export async function exportedGoogle(
  exec: Executor,
  userId: string,
): Promise<ExportSection | undefined> {
  const rows = (await store.findOfUser(exec, userId)).filter(({ endedAt }) => !endedAt);
  const [row] = rows;
  if (!row) return undefined;
  const times = await store.findTimes(exec, row.id);
  const data = {
    account: row.email,
    connected_at: row.connectedAt,
    client_names: row.clientNames,
    agreed_at: row.agreedAt,
    busy: times.map(({ start, end: until }) => ({
      starts_at: new Date(start),
      ends_at: new Date(until),
    })),
  };
  return { name: 'google_calendar', data };
}

/** Erases the connections and queues the revocation at Google; until then the token stays, without its owner. */
export async function eraseGoogle(
  tx: Transaction,
  { id: userId }: ErasedAccount,
  now: number,
): Promise<string[]> {
  for (const row of await store.findOfUser(tx, userId)) {
    await store.updateGoogle(tx, row.id, { email: '' });
    if (!row.endedAt) await end(tx, row, now);
  }
  return [];
}
