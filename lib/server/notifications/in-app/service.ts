import 'server-only';
import { isWanted, type NotificationKind } from '@/lib/domain/notifications/kinds';
import { RETENTION_DAYS } from '@/lib/domain/platform/retention';
import { DAY_MS } from '@/lib/domain/platform/time';
import { notFound } from '@/lib/server/platform/app-error';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import { publishChange } from '../live/live';
import { preferencesOf } from '../preferences/preferences';
import { queuePushes } from '../push/service';
import * as store from './store';

const NEWEST = 50;

interface NewNotification {
  userId: string;
  kind: NotificationKind;
  /** Another user named in title or body, or null; the notification is deleted with that user's account. */
  aboutUserId: string | null;
  icon: 'meeting-comment' | 'meeting-reminder' | 'new-meeting' | 'new-work-item' | 'payout';
  title: string;
  body: string;
  /** Path within the portal, never an external address. */
  url: string;
  /** One notification for each key. */
  dedupeKey: string;
  /** When the notification expires. One that quiet hours would hold back until then is sent at once. */
  validUntil?: Date;
}

/**
 * Notifies a user in the caller's transaction: in the portal, live in open pages, and by push, according to the
 * user's preferences for this kind. A push shows title and body outside the site, so they never quote a case or a
 * message.
 */
export async function notify(tx: Transaction, notification: NewNotification): Promise<void> {
  const { userId, kind } = notification;
  const { switchedOff } = await preferencesOf(tx, userId);
  const listed = isWanted(switchedOff, kind, 'in_app');
  const id = await store.insertNotification(tx, { ...notification, listed });
  if (!id) return;
  if (listed) await publishChange(tx, [userId], { type: 'notification' });
  if (isWanted(switchedOff, kind, 'push')) await queuePushes(tx, id, userId);
}

/** Revokes notifications of these users that have become wrong, by their dedupe keys. */
export async function withdrawNotifications(
  tx: Transaction,
  userIds: readonly string[],
  dedupeKeys: readonly string[],
): Promise<void> {
  const concerned = await store.deleteCauses(tx, userIds, dedupeKeys);
  await publishChange(tx, concerned, { type: 'notification' });
}

/**
 * Returns a user's newest notifications. Unseen ones are counted among these only, so that one out of reach is not
 * announced for ever.
 */
export async function newestOf(userId: string) {
  const found = await store.findNewest(database(), userId, NEWEST + 1);
  const rows = found.slice(0, NEWEST);
  return {
    rows,
    hasMore: found.length > NEWEST,
    unseen: rows.filter(({ seenAt }) => seenAt === null).length,
  };
}

/** Marks one of this user's notifications seen, in every open page; not found when it is another user's. */
export async function markSeen(userId: string, id: string, now: number): Promise<void> {
  await transaction(async (tx) => {
    if (!(await store.setSeen(tx, userId, id, new Date(now)))) throw notFound();
    await publishChange(tx, [userId], { type: 'notification' });
  });
}

/** Marks the notifications that lead to a page seen once that page is open. */
export async function markPageSeen(userId: string, page: string, now: number): Promise<void> {
  await transaction(async (tx) => {
    const seen = await store.setPageSeen(tx, userId, page, new Date(now));
    if (seen > 0) await publishChange(tx, [userId], { type: 'notification' });
  });
}

/** Marks one of this user's notifications and all before it seen; not found when it is another user's. */
export async function markAllSeen(userId: string, newest: string, now: number): Promise<void> {
  await transaction(async (tx) => {
    if (!(await store.setSeen(tx, userId, newest, new Date(now)))) throw notFound();
    await store.setSeenBefore(tx, userId, newest, new Date(now));
    await publishChange(tx, [userId], { type: 'notification' });
  });
}

/** Whether a notification of the last day with this key prefix is unseen, so that no further one is needed. */
export function hasUnseen(
  exec: Executor,
  userId: string,
  keyStart: string,
  now: number,
): Promise<boolean> {
  return store.hasUnseen(exec, userId, keyStart, new Date(now - DAY_MS));
}

export async function markSeenByKey(
  tx: Transaction,
  userId: string,
  keyStart: string,
  now: number,
): Promise<void> {
  const seen = await store.setSeenByKey(tx, userId, keyStart, new Date(now));
  if (seen > 0) await publishChange(tx, [userId], { type: 'notification' });
}

export async function purgeNotifications(now: number): Promise<void> {
  await store.deleteOlder(database(), new Date(now - RETENTION_DAYS.notifications * DAY_MS));
}

export async function exportedNotifications(exec: Executor, userId: string) {
  const rows = await store.findAll(exec, userId);
  return rows.map(({ kind, title, body, url, seenAt, createdAt }) => ({
    kind,
    title,
    body,
    url,
    seen_at: seenAt,
    created_at: createdAt,
  }));
}

/** Deletes a user's notifications, and those of others that name the user. */
export function deleteNotifications(exec: Executor, userId: string): Promise<void> {
  return store.deleteAll(exec, userId);
}
