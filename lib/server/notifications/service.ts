import 'server-only';
import { notFound } from '../app-error';
import { database, type Executor } from '../db/pool';
import * as store from './store';

/** How many a list holds. */
const NEWEST = 50;

interface NewNotification {
  userId: string;
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

/** Marks one of this user's notifications seen; not found when it is somebody else's. */
export async function markSeen(userId: string, id: string, now: number): Promise<void> {
  if (!(await store.setSeen(database(), userId, id, new Date(now)))) throw notFound();
}
