import 'server-only';
import { RETENTION_DAYS } from '@/lib/domain/platform/retention';
import { DAY_MS } from '@/lib/domain/platform/time';
import { notFound } from '@/lib/server/platform/app-error';
import { database, type Executor } from '@/lib/server/platform/db/pool';
import * as store from './store';

/** How many a list holds. */
const NEWEST = 50;

interface NewNotification {
  userId: string;
  /** Another user named in title or body, or null: the notification is deleted with that account. */
  aboutUserId: string | null;
  icon: 'meeting-comment' | 'meeting-reminder' | 'new-meeting' | 'new-work-item';
  title: string;
  body: string;
  /** Path in the portal, never an outside address. */
  url: string;
  /** One cause notifies once. */
  dedupeKey: string;
}

/** Adds an in-app notification in the caller's transaction. */
export async function notify(exec: Executor, notification: NewNotification): Promise<void> {
  await store.insertNotification(exec, notification);
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

/** Marks one of this user's notifications seen; not found when it is another user's. */
export async function markSeen(userId: string, id: string, now: number): Promise<void> {
  if (!(await store.setSeen(database(), userId, id, new Date(now)))) throw notFound();
}

/** The daily job. */
export async function purgeNotifications(now: number): Promise<void> {
  await store.deleteOlder(database(), new Date(now - RETENTION_DAYS.notifications * DAY_MS));
}

/** For the export of an account. */
export async function exportedNotifications(exec: Executor, userId: string) {
  const rows = await store.findAll(exec, userId);
  return rows.map(({ title, body, url, seenAt, createdAt }) => ({
    ...{ title, body, url, seen_at: seenAt, created_at: createdAt },
  }));
}

/** Deletes those of a user, and those of others that name the user. */
export function deleteNotifications(exec: Executor, userId: string): Promise<void> {
  return store.deleteAll(exec, userId);
}
