import { desc, eq } from 'drizzle-orm';
import { pushOver } from '@/lib/server/adapters/push/push-services';
import { sendPush, subscribe } from '@/lib/server/notifications/push/service';
import { database } from '@/lib/server/platform/db/pool';
import { sessions } from '@/lib/server/schema/accounts';
import type { TestUser } from '@/lib/testing/factories';
import { takeQueued } from '@/lib/testing/jobs';
import type { PushServer, TestBrowser } from './server';

/** The session that began last. */
export async function sessionIdOf({ id }: TestUser): Promise<string> {
  const [row] = await database()
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, id))
    .orderBy(desc(sessions.createdAt))
    .limit(1);
  if (!row) throw new Error('no session');
  return row.id;
}

/** Subscribes a browser of a test's push service in the last session of a user. */
export async function subscribed(
  user: TestUser,
  server: PushServer,
  now = Date.now(),
): Promise<TestBrowser> {
  const browser = server.newBrowser();
  const session = { id: user.id, sessionId: await sessionIdOf(user) };
  await subscribe(session, browser, now, pushOver(server.network));
  return browser;
}

/** Sends what is queued, as the worker does at an instant. Returns how many jobs there were. */
export async function sendPushes(server: PushServer, now = Date.now()): Promise<number> {
  const queued = await takeQueued('send_push');
  for (const push of queued) await sendPush(push, now, pushOver(server.network));
  return queued.length;
}
