import 'server-only';
import { eq, sql } from 'drizzle-orm';
import type {
  NotificationPreferences,
  PreferencesInput,
} from '@/lib/contract/notifications/preferences';
import * as contract from '@/lib/contract/notifications/preferences';
import {
  isWanted,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_KINDS,
  type NotificationKind,
  type NotificationSwitch,
} from '@/lib/domain/notifications/kinds';
import type { QuietHours } from '@/lib/domain/notifications/quiet-hours';
import { clockOfMinute, minuteOfClock } from '@/lib/domain/platform/time';
import { applicationKey } from '@/lib/server/adapters/push/vapid-keys';
import { database, type Executor } from '@/lib/server/platform/db/pool';
import { prepared } from '@/lib/server/platform/db/prepared';
import { operation } from '@/lib/server/platform/pipeline/operation';
import type { Actor } from '@/lib/server/platform/session/actor';
import { notificationPreferences, pushSubscriptions } from '@/lib/server/schema/push';

// Operations

export const getPreferences = operation(contract.getPreferences, ({ actor }) => answer(actor));

export const changePreferences = operation(contract.changePreferences, async ({ actor, body }) => {
  await replacePreferences(actor.id, body);
  return answer(actor);
});

async function answer({ id, sessionId }: Actor) {
  const { preferences, subscribed } = await findAll(database(), id, sessionId);
  const push = { application_key: applicationKey(), subscribed };
  return { ...serializePreferences(read(preferences)), push };
}

// Serialize

export function serializePreferences({
  switchedOff,
  quiet,
}: Preferences): Omit<NotificationPreferences, 'push'> {
  const channels = (kind: NotificationKind) => ({
    email: isWanted(switchedOff, kind, 'email'),
    push: isWanted(switchedOff, kind, 'push'),
    in_app: isWanted(switchedOff, kind, 'in_app'),
  });
  return {
    kinds: {
      booking: channels('booking'),
      agreement: channels('agreement'),
      message: channels('message'),
      reminder: channels('reminder'),
      review: channels('review'),
      waitlist: channels('waitlist'),
      account: channels('account'),
    },
    quiet_hours: quiet && {
      from: clockOfMinute(quiet.from),
      to: clockOfMinute(quiet.to),
      time_zone: quiet.zone,
    },
  };
}

// Service

export interface Preferences {
  readonly switchedOff: readonly NotificationSwitch[];
  readonly quiet: QuietHours | null;
}

export async function preferencesOf(exec: Executor, userId: string): Promise<Preferences> {
  return read(await findPreferences(exec, userId));
}

function read(row: PreferencesRow | null | undefined): Preferences {
  return { switchedOff: row?.switchedOff ?? [], quiet: row ? quietHoursOf(row) : null };
}

async function replacePreferences(
  userId: string,
  { kinds, quiet_hours }: PreferencesInput,
): Promise<void> {
  const switchedOff = NOTIFICATION_KINDS.flatMap((kind) =>
    NOTIFICATION_CHANNELS.filter((channel) => !kinds[kind][channel]).map(
      (channel): NotificationSwitch => `${kind}.${channel}`,
    ),
  );
  const quiet = quiet_hours && {
    from: minuteOfClock(quiet_hours.from),
    to: minuteOfClock(quiet_hours.to),
    zone: quiet_hours.time_zone,
  };
  await savePreferences(database(), {
    userId,
    switchedOff,
    quietFrom: quiet?.from ?? null,
    quietTo: quiet?.to ?? null,
    quietZone: quiet?.zone ?? null,
  });
}

function quietHoursOf({ quietFrom, quietTo, quietZone }: PreferencesRow): QuietHours | null {
  if (quietFrom === null || quietTo === null || quietZone === null) return null;
  return { from: quietFrom, to: quietTo, zone: quietZone };
}

export function deletePreferences(exec: Executor, userId: string): Promise<void> {
  return deletePreferencesRow(exec, userId);
}

// Store

type PreferencesRow = typeof notificationPreferences.$inferSelect;

const own = eq(notificationPreferences.userId, sql.placeholder('userId'));

const preferencesById = prepared((exec) => exec.select().from(notificationPreferences).where(own));

async function findPreferences(
  exec: Executor,
  userId: string,
): Promise<PreferencesRow | undefined> {
  const [row] = await preferencesById(exec, { userId });
  return row;
}

const withSubscription = prepared((exec) =>
  exec
    .select({
      preferences: notificationPreferences,
      subscribed: sql<boolean>`exists (select from ${pushSubscriptions}
        where ${pushSubscriptions.sessionId} = ${sql.placeholder('sessionId')})`,
    })
    .from(sql`(select) as asked`)
    .leftJoin(notificationPreferences, own),
);

async function findAll(exec: Executor, userId: string, sessionId: string) {
  const [row] = await withSubscription(exec, { userId, sessionId });
  return row ?? { preferences: null, subscribed: false };
}

async function savePreferences(exec: Executor, row: PreferencesRow): Promise<void> {
  const { userId: _same, ...set } = row;
  await exec
    .insert(notificationPreferences)
    .values(row)
    .onConflictDoUpdate({ target: notificationPreferences.userId, set });
}

async function deletePreferencesRow(exec: Executor, userId: string): Promise<void> {
  await exec.delete(notificationPreferences).where(eq(notificationPreferences.userId, userId));
}
