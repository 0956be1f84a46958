import 'server-only';
import type { NotificationPreferences } from '@/lib/contract/notifications/preferences';
import { isWanted, type NotificationKind } from '@/lib/domain/notifications/kinds';
import { clockOfMinute } from '@/lib/domain/platform/time';
import type { Preferences } from './service';

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
