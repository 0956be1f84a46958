import 'server-only';
import type { Executor } from '../db/pool';
import { insertNotification } from './store';

export interface NewNotification {
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
  await insertNotification(exec, notification);
}
