import 'server-only';
import type { NotificationSwitch } from '@/lib/domain/notifications/kinds';
import type { QuietHours } from '@/lib/domain/notifications/quiet-hours';
import { clockOfMinute } from '@/lib/domain/platform/clock-times';
import type { Executor } from '@/lib/server/platform/db/pool';
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

function quietHoursOf({ quietFrom, quietTo, quietZone }: store.PreferencesRow): QuietHours | null {
  if (quietFrom === null || quietTo === null || quietZone === null) return null;
  return { from: quietFrom, to: quietTo, zone: quietZone };
}

/** For the export of an account. */
export async function exportedPreferences(exec: Executor, userId: string) {
  const { switchedOff, quiet } = await preferencesOf(exec, userId);
  const clock = quiet && { from: clockOfMinute(quiet.from), to: clockOfMinute(quiet.to) };
  return {
    switched_off: switchedOff,
    quiet_hours: clock && { ...clock, time_zone: quiet?.zone },
  };
}

export function deletePreferences(exec: Executor, userId: string): Promise<void> {
  return store.deletePreferences(exec, userId);
}
