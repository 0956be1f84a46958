/** What notifications are about. A user chooses by kind and channel what arrives. */
export const NOTIFICATION_KINDS = [
  'booking',
  'agreement',
  'message',
  'reminder',
  'review',
  'waitlist',
  'account',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** The ways to a user. */
export const NOTIFICATION_CHANNELS = ['email', 'push', 'in_app'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/** As preferences are stored: what the user switched off. */
export type NotificationSwitch = `${NotificationKind}.${NotificationChannel}`;

/**
 * What nobody can switch off: mails about money, a confirmation, a change, a cancellation and the security of the
 * account, and what the bell says about bookings and agreements.
 */
const ALWAYS_ON: ReadonlySet<NotificationSwitch> = new Set([
  'booking.email',
  'booking.in_app',
  'agreement.email',
  'agreement.in_app',
  'account.email',
]);

/** Kinds whose mails a user may switch off. */
export const OPTIONAL_MAIL_KINDS: readonly NotificationKind[] = NOTIFICATION_KINDS.filter(
  (kind) => !isAlwaysOn(kind, 'email'),
);

export function isAlwaysOn(kind: NotificationKind, channel: NotificationChannel): boolean {
  return ALWAYS_ON.has(`${kind}.${channel}`);
}

/** Whether a user wants a kind on a channel; everything is on until it is switched off. */
export function isWanted(
  switchedOff: readonly NotificationSwitch[],
  kind: NotificationKind,
  channel: NotificationChannel,
): boolean {
  return isAlwaysOn(kind, channel) || !switchedOff.includes(`${kind}.${channel}`);
}
