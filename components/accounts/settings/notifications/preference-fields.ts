import type {
  NotificationPreferences,
  PreferencesInput,
} from '@/lib/contract/notifications/preferences';
import { isAlwaysOn, type NotificationKind } from '@/lib/domain/notifications/kinds';

/** As the form holds them: the hours stay when they are switched off for a moment. */
export interface PreferenceFields {
  kinds: NotificationPreferences['kinds'];
  quiet: boolean;
  from: string;
  to: string;
}

/** Proposed to whoever has none. */
const NIGHT = { from: '22:00', to: '07:00' };

export function fieldsOf({ kinds, quiet_hours }: NotificationPreferences): PreferenceFields {
  const { from, to } = quiet_hours ?? NIGHT;
  return { kinds, quiet: quiet_hours !== null, from, to };
}

/** As they are sent. What is always on has no field of the form. */
export function inputOf(
  { kinds, quiet, from, to }: PreferenceFields,
  timeZone: string,
): PreferencesInput {
  const choice = (kind: NotificationKind) => ({
    email: isAlwaysOn(kind, 'email') || kinds[kind].email,
    push: isAlwaysOn(kind, 'push') || kinds[kind].push,
    in_app: isAlwaysOn(kind, 'in_app') || kinds[kind].in_app,
  });
  const wanted = {
    booking: choice('booking'),
    message: choice('message'),
    reminder: choice('reminder'),
    agreement: choice('agreement'),
    review: choice('review'),
    waitlist: choice('waitlist'),
    account: choice('account'),
  };
  return { kinds: wanted, quiet_hours: quiet ? { from, to, time_zone: timeZone } : null };
}
