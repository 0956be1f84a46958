/** Subjects of notifications. A user chooses by kind and channel which ones arrive. */
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

export const NOTIFICATION_CHANNELS = ['email', 'push', 'in_app'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/** As stored in preferences: switched off by the user. */
export type NotificationSwitch = `${NotificationKind}.${NotificationChannel}`;

/**
 * Notifications that cannot be switched off: mails about money, a confirmation, a change, a cancellation and the
 * security of the account, and in-app ones about bookings and agreements.
 */
const ALWAYS_ON: ReadonlySet<NotificationSwitch> = new Set([
  'booking.email',
  'booking.in_app',
  'agreement.email',
  'agreement.in_app',
  'account.email',
]);

export const OPTIONAL_MAIL_KINDS: readonly NotificationKind[] = NOTIFICATION_KINDS.filter(
  (kind) => !isAlwaysOn(kind, 'email'),
);

export function isAlwaysOn(kind: NotificationKind, channel: NotificationChannel): boolean {
  return ALWAYS_ON.has(`${kind}.${channel}`);
}

/** Whether a user wants a kind on a channel; everything is on by default. */
export function isWanted(
  switchedOff: readonly NotificationSwitch[],
  kind: NotificationKind,
  channel: NotificationChannel,
): boolean {
  return isAlwaysOn(kind, channel) || !switchedOff.includes(`${kind}.${channel}`);
}
