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

/** How many a list holds. */
const NEWEST = 50;

interface NewNotification {
  userId: string;
  kind: NotificationKind;
  /** Another user named in title or body, or null: the notification is deleted with that account. */
  aboutUserId: string | null;
  icon: 'meeting-comment' | 'meeting-reminder' | 'new-meeting' | 'new-work-item' | 'payout';
  title: string;
  body: string;
  /** Path in the portal, never an outside address. */
  url: string;
  /** One cause notifies once. */
  dedupeKey: string;
  /** When it is too late for it. What quiet hours would hold back until then is sent at once. */
  validUntil?: Date;
}

/**
 * Notifies a user in the caller's transaction, in the portal, at once in open pages, and by push, as the user wants this
 * kind. Title and body leave the site with a push: they never quote a case or a message.
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

/** Takes back what has become wrong: of these users, by its causes. */
export async function withdrawNotifications(
  tx: Transaction,
  userIds: readonly string[],
  dedupeKeys: readonly string[],
): Promise<void> {
  const concerned = await store.deleteCauses(tx, userIds, dedupeKeys);
  await publishChange(tx, concerned, { type: 'notification' });
}

/** The newest of a user. Unseen are counted among these: what cannot be opened any more is not announced for ever. */
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

/** Marks those seen that lead to a page, once the page is open: what they tell of stands there. */
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

/** Whether one of the last day, whose key begins so, waits to be seen: what follows within it needs no other. */
export function hasUnseen(
  exec: Executor,
  userId: string,
  keyStart: string,
  now: number,
): Promise<boolean> {
  return store.hasUnseen(exec, userId, keyStart, new Date(now - DAY_MS));
}

/** Marks those seen whose key begins so: the user has seen what they tell of. */
export async function markSeenByKey(
  tx: Transaction,
  userId: string,
  keyStart: string,
  now: number,
): Promise<void> {
  const seen = await store.setSeenByKey(tx, userId, keyStart, new Date(now));
  if (seen > 0) await publishChange(tx, [userId], { type: 'notification' });
}

/** The daily job. */
export async function purgeNotifications(now: number): Promise<void> {
  await store.deleteOlder(database(), new Date(now - RETENTION_DAYS.notifications * DAY_MS));
}

/** For the export of an account. */
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

/** Deletes those of a user, and those of others that name the user. */
export function deleteNotifications(exec: Executor, userId: string): Promise<void> {
  return store.deleteAll(exec, userId);
}
