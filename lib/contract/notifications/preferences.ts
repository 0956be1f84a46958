import * as z from 'zod';
import { FIELD_COPY } from '@/lib/contract/platform/copy';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { clock } from '@/lib/contract/platform/fields';
import { isAlwaysOn } from '@/lib/domain/notifications/kinds';
import { isTimeZone } from '@/lib/domain/notifications/quiet-hours';

const tag = 'Notifications';

/** Email, push and in-app of one kind. Channels that are always on cannot be sent as off. */
const channels = z.object({ email: z.boolean(), push: z.boolean(), in_app: z.boolean() });

const kinds = z.object({
  booking: channels,
  agreement: channels,
  message: channels,
  reminder: channels,
  review: channels,
  waitlist: channels,
  account: channels,
});

const quietHours = z
  .object({
    from: clock,
    /** When before `from`, it is on the next day. */
    to: clock,
    /** IANA name of the time zone. */
    time_zone: z.string().max(60).refine(isTimeZone, FIELD_COPY.timeZone),
  })
  .refine(({ from, to }) => from !== to, { path: ['to'], error: FIELD_COPY.quietHours });

export const preferencesInput = z
  .object({ kinds, quiet_hours: quietHours.nullable() })
  .superRefine(({ kinds: wanted }, { addIssue }) => {
    for (const [kind, given] of entriesOf(wanted)) {
      for (const [channel, on] of entriesOf(given)) {
        if (on || !isAlwaysOn(kind, channel)) continue;
        const path = ['kinds', kind, channel];
        addIssue({ code: 'custom', path, message: FIELD_COPY.alwaysOn });
      }
    }
  })
  .meta({ id: 'NotificationPreferencesInput' });

export const preferences = z
  .object({
    kinds,
    quiet_hours: quietHours.nullable(),
    push: z.object({
      application_key: z.string(),
      subscribed: z.boolean(),
    }),
  })
  .meta({ id: 'NotificationPreferences' });
export type NotificationPreferences = z.output<typeof preferences>;
export type PreferencesInput = z.input<typeof preferencesInput>;

export const getPreferences = endpoint({
  method: 'GET',
  path: '/api/v1/notifications/preferences',
  access: 'user',
  member: 'own',
  tag,
  summary: 'What the user is notified of, on which channels, and the quiet hours',
  status: 200,
  response: preferences,
  errors: [],
});

export const changePreferences = endpoint({
  method: 'PUT',
  path: '/api/v1/notifications/preferences',
  access: 'user',
  member: 'own',
  tag,
  summary: 'Replace the preferences; what is always on cannot be switched off',
  body: preferencesInput,
  status: 200,
  response: preferences,
  errors: [],
});

function entriesOf<K extends string, V>(record: Readonly<Record<K, V>>): [K, V][] {
  return Object.entries(record) as [K, V][];
}
