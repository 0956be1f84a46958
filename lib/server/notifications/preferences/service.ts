import 'server-only';
import type { PreferencesInput } from '@/lib/contract/notifications/preferences';
import {
  NOTIFICATION_CHANNELS,
  NOTIFICATION_KINDS,
  type NotificationSwitch,
} from '@/lib/domain/notifications/kinds';
import type { QuietHours } from '@/lib/domain/notifications/quiet-hours';
import { minuteOfClock } from '@/lib/domain/platform/time';
import { database, type Executor } from '@/lib/server/platform/db/pool';
import type { Actor } from '@/lib/server/platform/session/actor';
import * as store from './store';

/** What a user wants to hear of, and when. */
export interface Preferences {
  readonly switchedOff: readonly NotificationSwitch[];
  readonly quiet: QuietHours | null;
}

export async function preferencesOf(exec: Executor, userId: string): Promise<Preferences> {
  const row = await store.findPreferences(exec, userId);
  return { switchedOff: row?.switchedOff ?? [], quiet: row ? quietHoursOf(row) : null };
}

/** Replaces what the user wanted before. */
export async function changePreferences(
  userId: string,
  { kinds, quiet_hours }: PreferencesInput,
): Promise<Preferences> {
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
  await store.savePreferences(database(), {
    userId,
    switchedOff,
    quietFrom: quiet?.from ?? null,
    quietTo: quiet?.to ?? null,
    quietZone: quiet?.zone ?? null,
  });
  return { switchedOff, quiet };
}

function quietHoursOf({ quietFrom, quietTo, quietZone }: store.PreferencesRow): QuietHours | null {
  if (quietFrom === null || quietTo === null || quietZone === null) return null;
  return { from: quietFrom, to: quietTo, zone: quietZone };
}

/** Whether the browser of this session takes web push. */
export function isSubscribed({ sessionId }: Pick<Actor, 'sessionId'>): Promise<boolean> {
  return store.hasSubscription(database(), sessionId);
}

export function deletePreferences(exec: Executor, userId: string): Promise<void> {
  return store.deletePreferences(exec, userId);
}
