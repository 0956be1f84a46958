import 'server-only';
import { createHash } from 'node:crypto';
import type { PushSubscriptionInput } from '@/lib/contract/notifications/push';
import { FIELD_COPY } from '@/lib/contract/platform/copy';
import { isWanted } from '@/lib/domain/notifications/kinds';
import { MAX_SUBSCRIPTIONS, PUSH_RULES } from '@/lib/domain/notifications/push';
import { heldUntil } from '@/lib/domain/notifications/quiet-hours';
import { MINUTE_MS } from '@/lib/domain/platform/time';
import { isPushError, type PushMessage, type PushTarget } from '@/lib/server/adapters/push/port';
import { pushServices } from '@/lib/server/adapters/push/push-services';
import { AppError } from '@/lib/server/platform/app-error';
import { decrypt, encrypt, keyedHash, keyedHashes } from '@/lib/server/platform/crypto/encryption';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { logEvent } from '@/lib/server/platform/log';
import { asking } from '@/lib/server/platform/queue/pauses';
import { queueJob } from '@/lib/server/platform/queue/queue';
import type { Actor } from '@/lib/server/platform/session/actor';
import { isLiveSession } from '@/lib/server/platform/session/service';
import type { EncryptedColumn } from '@/lib/server/registry/feature';
import { preferencesOf } from '../preferences/preferences';
import * as store from './store';

/** Attempts of the job, which fails only before a push service is asked. */
const MAX_ATTEMPTS = 6;
/** Shortest delay between two attempts. */
const AGAIN_MS = MINUTE_MS / 2;
/** Delay until the next attempt, as a share of the push's age. */
const AGAIN_SHARE = 1 / 30;
const HASH_PURPOSE = 'push-subscription';

type Subscriber = Pick<Actor, 'id' | 'sessionId'>;

/**
 * Stores the push subscription of a session's browser; beyond MAX_SUBSCRIPTIONS per user the oldest are deleted.
 * @throws AppError invalid_input where it is not of a known push service, rate_limited
 */
export async function subscribe(
  { id: userId, sessionId }: Subscriber,
  subscription: PushSubscriptionInput,
  now: number,
  port = pushServices(),
): Promise<void> {
  const target = port.accepted(subscription);
  if (!target) {
    const fields = { endpoint: FIELD_COPY.pushService };
    throw new AppError('invalid_input', FIELD_COPY.pushService, { fields });
  }
  await consumeRateLimit('push_subscription_account', userId);
  await transaction(async (tx) => {
    const row = {
      userId,
      sessionId,
      createdAt: new Date(now),
      endpointHash: keyedHash(target.endpoint, HASH_PURPOSE),
      encrypted: encrypt(JSON.stringify(target), purposeOf(userId)),
    };
    await store.replaceSubscription(tx, row, keyedHashes(target.endpoint, HASH_PURPOSE));
    await store.deleteOldest(tx, userId, MAX_SUBSCRIPTIONS);
  });
}

export function unsubscribe({ sessionId }: Subscriber): Promise<void> {
  return store.deleteOfSession(database(), sessionId);
}

/** Queues a push of a notification to each browser of its user. */
export async function queuePushes(
  tx: Transaction,
  notificationId: string,
  userId: string,
): Promise<void> {
  for (const { id } of await store.subscriptionsOf(tx, userId))
    await queueSending(tx, { notificationId, subscriptionId: id });
}

interface Push {
  notificationId: string;
  subscriptionId: string;
}

function queueSending(exec: Executor, push: Push, runAt?: Date): Promise<void> {
  return queueJob(exec, 'send_push', push, {
    maxAttempts: MAX_ATTEMPTS,
    service: 'push',
    ...(runAt && { runAt }),
  });
}

/**
 * Sends a push unless it has expired, was seen, or is not wanted any more; quiet hours delay it. A subscription that
 * no longer accepts pushes is deleted, and one that fails now is retried until the push expires.
 */
export async function sendPush(push: Push, now: number, port = pushServices()): Promise<void> {
  const found = await store.findPush(database(), push.notificationId, push.subscriptionId);
  if (!found || found.notification.seenAt) return;
  const { notification, subscription } = found;
  const end = endOf(notification);
  if (end <= now) return;
  const { switchedOff, quiet } = await preferencesOf(database(), notification.userId);
  if (!isWanted(switchedOff, notification.kind, 'push')) return;
  if (!(await isLiveSession(database(), subscription.sessionId, now)))
    return store.deleteSubscription(database(), subscription.id);
  const held = heldUntil(quiet, end, now);
  if (held !== null) return queueSending(database(), push, new Date(held));
  const result = await asking('push', () =>
    port.send(targetOf(subscription), messageOf(notification, end - now)),
  ).catch(orLater);
  if (result === 'later') {
    const again = nextTry(notification.createdAt.getTime(), now);
    if (again < end) await queueSending(database(), push, new Date(again));
    return;
  }
  if (result === 'gone') await store.deleteSubscription(database(), subscription.id);
  if (result === 'refused') logEvent('push-refused', { notification: notification.id });
}

/** @throws whatever is not an error of the push service */
function orLater(error: unknown): 'later' {
  if (!isPushError(error)) throw error;
  logEvent('push-later', { error: error.message });
  return 'later';
}

/** Returns when to retry, epoch ms: soon while the push is new, rarely after a day. */
function nextTry(createdAt: number, now: number): number {
  return now + Math.max(AGAIN_MS, Math.round((now - createdAt) * AGAIN_SHARE));
}

function endOf({ validUntil, createdAt, kind }: store.PushedNotification): number {
  return validUntil?.getTime() ?? createdAt.getTime() + PUSH_RULES[kind].lifetime;
}

function messageOf(
  { kind, title, body, url }: store.PushedNotification,
  left: number,
): PushMessage {
  // A newer one of a kind about the same thing takes the place of an older one, at the push service and on the screen.
  const topic = createHash('sha256').update(`${kind} ${url}`).digest('base64url').slice(0, 32);
  return {
    payload: JSON.stringify({ title, body, url, tag: topic }),
    ttl: Math.ceil(left / 1000),
    urgency: PUSH_RULES[kind].urgency,
    topic,
  };
}

function targetOf({ userId, encrypted }: store.SubscriptionRow): PushTarget {
  return JSON.parse(decrypt(encrypted, purposeOf(userId)));
}

function purposeOf(userId: string): string {
  return `push-subscription:${userId}`;
}

export const encryptedSubscription: EncryptedColumn = {
  table: 'push_subscriptions',
  column: 'encrypted',
  key: ['id', 'user_id'],
  purpose: (_id, userId = '') => purposeOf(userId),
  hash: {
    column: 'endpoint_hash',
    unique: 'push_subscriptions_endpoint_unique',
    of: (plain) => keyedHash((JSON.parse(plain) as PushTarget).endpoint, HASH_PURPOSE),
  },
};

/** Returns the subscriptions for the export of an account, without addresses and keys, which are secrets. */
export async function exportedSubscriptions(exec: Executor, userId: string) {
  const rows = await store.subscriptionsOf(exec, userId);
  return rows.map(({ createdAt }) => ({ subscribed_at: createdAt }));
}

export function deleteSubscriptions(exec: Executor, userId: string): Promise<void> {
  return store.deleteOfUser(exec, userId);
}
