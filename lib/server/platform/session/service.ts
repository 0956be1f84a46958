import 'server-only';
import { RETENTION_DAYS } from '@/lib/domain/platform/retention';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import { hashToken, newToken } from '@/lib/server/platform/crypto/secret-token';
import { notFound } from '../app-error';
import type { Executor } from '../db/pool';
import { database } from '../db/pool';
import { logSecurity } from '../security-events';
import type { Actor } from './actor';
import { endTokens } from './api-tokens-store';
import { deviceName } from './device-name';
import { endSteps } from './steps-store';
import * as store from './store';

const IDLE_MS = 30 * DAY_MS;
const ABSOLUTE_MS = 90 * DAY_MS;
const ADMIN_IDLE_MS = 30 * MINUTE_MS;
const SECOND_FACTOR_MS = 8 * HOUR_MS;
/** Shortest interval between writes of `seen_at`, so that reading does not cost a write each time. */
const TOUCH_MS = HOUR_MS;
const ADMIN_TOUCH_MS = MINUTE_MS;

/**
 * Starts a session and returns its token, which only the cookie will hold.
 * @param secondFactorAt when the second factor was given, epoch ms; null for an account that was not asked for one
 */
export async function startSession(
  exec: Executor,
  userId: string,
  userAgent: string | null,
  secondFactorAt: number | null = null,
): Promise<string> {
  const token = newToken();
  await store.insertSession(exec, {
    userId,
    tokenHash: hashToken(token),
    userAgent,
    secondFactorAt: secondFactorAt === null ? null : new Date(secondFactorAt),
  });
  return token;
}

/** Finds the owner of a live session: 30 days idle, 90 days absolute, administrators 30 minutes idle. */
export async function findSession(token: string, now: number): Promise<Actor | null> {
  const row = await store.findSession(database(), hashToken(token));
  if (!row || row.endedAt || row.suspendedAt) return null;
  const { person } = row;
  const admin = person.roles.includes('ADMIN');
  const idle = now - row.seenAt.getTime();
  if (idle > (admin ? ADMIN_IDLE_MS : IDLE_MS) || now - row.createdAt.getTime() > ABSOLUTE_MS)
    return null;
  if (idle > (admin ? ADMIN_TOUCH_MS : TOUCH_MS))
    await store.touchSession(database(), row.sessionId, new Date(now));
  const practice = practiceOf(row.practice);
  return {
    id: person.id,
    type: person.type,
    emailVerified: person.emailVerifiedAt !== null,
    accountSince: row.accountCreatedAt.getTime(),
    roles: person.roles,
    person,
    sessionId: row.sessionId,
    sid: token,
    secondFactor:
      row.secondFactorAt !== null && now - row.secondFactorAt.getTime() < SECOND_FACTOR_MS,
    secondFactorAt: row.secondFactorAt?.getTime() ?? null,
    lawyerId: row.lawyerId,
    practice,
    practiceEnded: row.practiceMemberId !== null && practice === null,
    lastEvent: row.lastEvent ?? 0,
    member: null,
  };
}

type FoundPractice = NonNullable<Awaited<ReturnType<typeof store.findSession>>>['practice'];

function practiceOf({ memberId, lawyerId, ownerId, lawyerName, rights }: FoundPractice) {
  if (!memberId || !lawyerId || !ownerId || lawyerName === null || !rights) return null;
  return { memberId, lawyerId, ownerId, lawyerName, rights };
}

/** Switches the session to this membership, or with null to its owner's own account. */
export async function switchPractice(
  exec: Executor,
  sessionId: string,
  memberId: string | null,
): Promise<void> {
  await store.setPractice(exec, sessionId, memberId);
}

/** Returns which of these sessions still work for a practice; the check does not count as use. */
export async function workingSessionsAmong(ids: readonly string[]): Promise<ReadonlySet<string>> {
  return ids.length === 0 ? new Set() : new Set(await store.workingAmong(database(), ids));
}

/**
 * Gives a session a new token and returns it: the old one becomes invalid when the owner has just proven more (OWASP
 * ASVS 5.0, 7.2.4).
 */
export async function rotateToken(exec: Executor, id: string): Promise<string> {
  const token = newToken();
  await store.setToken(exec, id, hashToken(token));
  return token;
}

/**
 * Records the second factor in a session.
 * @returns the new token of the session
 */
export async function confirmSecondFactor(
  exec: Executor,
  id: string,
  now: number,
): Promise<string> {
  await store.setSecondFactor(exec, id, new Date(now));
  return rotateToken(exec, id);
}

export async function forgetSecondFactor(exec: Executor, id: string): Promise<void> {
  await store.setSecondFactor(exec, id, null);
}

/** Clears the second factor in all of a user's sessions, since it was removed. */
export async function forgetSecondFactors(exec: Executor, userId: string): Promise<void> {
  await store.clearSecondFactors(exec, userId);
}

/** Whether a session of this id is still valid; an administrator's idle half hour does not count here. */
export async function isLiveSession(exec: Executor, id: string, now: number): Promise<boolean> {
  const since = { seen: new Date(now - IDLE_MS), created: new Date(now - ABSOLUTE_MS) };
  return store.isLive(exec, id, since);
}

export async function revokeSession(exec: Executor, sessionId: string, now: number): Promise<void> {
  await store.revokeSession(exec, sessionId, new Date(now));
}

/**
 * Ends all sessions of a user, except one with a given id, and all pending sign-ins; where none is spared, also the
 * tokens of programs, which a stranger may have made.
 */
export async function revokeSessions(
  exec: Executor,
  userId: string,
  exceptId: string | null,
  now: number,
): Promise<void> {
  await store.revokeSessions(exec, userId, exceptId, new Date(now));
  await endSteps(exec, userId);
  if (exceptId === null) await endTokens(exec, userId, new Date(now));
  logSecurity('sessions_ended', { account: userId });
}

/** Returns the name of a device on which a user with earlier sessions signs in for the first time; else null. */
export async function newDevice(
  exec: Executor,
  userId: string,
  userAgent: string | null,
): Promise<string | null> {
  const name = deviceName(userAgent);
  const known = (await store.userAgentsOf(exec, userId)).map(deviceName);
  return known.length === 0 || known.includes(name) ? null : name;
}

export function sessionsOf(actor: Actor, now: number) {
  const idle = actor.roles.includes('ADMIN') ? ADMIN_IDLE_MS : IDLE_MS;
  const since = { seen: new Date(now - idle), created: new Date(now - ABSOLUTE_MS) };
  return store.liveSessions(database(), actor.id, since);
}

/** Returns how many sessions of a user are still valid, and when any was last used. */
export async function sessionFigures(
  { id, roles }: Pick<Actor, 'id' | 'roles'>,
  now: number,
): Promise<{ live: number; lastSeenAt: Date | null }> {
  const idle = roles.includes('ADMIN') ? ADMIN_IDLE_MS : IDLE_MS;
  const since = { seen: new Date(now - idle), created: new Date(now - ABSOLUTE_MS) };
  return store.figuresOf(database(), id, since);
}

/** Returns the administrators with an open console. One statement. */
export function openAdministrations(now: number) {
  const since = { given: new Date(now - SECOND_FACTOR_MS), seen: new Date(now - ADMIN_IDLE_MS) };
  return store.findOpen(database(), since);
}

/** Returns which of these sessions are still valid; the check does not count as use. */
export async function liveSessionsAmong(
  ids: readonly string[],
  now: number,
): Promise<ReadonlySet<string>> {
  const live = await store.liveAmong(database(), ids, {
    seen: new Date(now - IDLE_MS),
    seenByAdmin: new Date(now - ADMIN_IDLE_MS),
    created: new Date(now - ABSOLUTE_MS),
  });
  return new Set(live);
}

/**
 * Signs out one device of this user.
 * @throws AppError not_found for any other session
 */
export async function revokeOwnSession(actor: Actor, id: string, now: number): Promise<void> {
  const own = { id, userId: actor.id, at: new Date(now) };
  if (!(await store.revokeOwnSession(database(), own))) throw notFound();
  logSecurity('session_ended', { account: actor.id, subject: id });
}

/** Deletes daily the sessions that ended a while ago, by sign-out or by their age. */
export async function purgeSessions(now: number): Promise<void> {
  const ended = now - RETENTION_DAYS.sessions * DAY_MS;
  await store.deleteEnded(database(), {
    ended: new Date(ended),
    seen: new Date(ended - IDLE_MS),
    created: new Date(ended - ABSOLUTE_MS),
  });
}

export async function exportedSessions(exec: Executor, userId: string) {
  const rows = await store.allSessions(exec, userId);
  return rows.map((row) => ({
    device: deviceName(row.userAgent),
    browser: row.userAgent,
    created_at: row.createdAt,
    seen_at: row.seenAt,
    ended_at: row.endedAt,
  }));
}

export function deleteSessions(exec: Executor, userId: string): Promise<void> {
  return store.deleteSessions(exec, userId);
}
