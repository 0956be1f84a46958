import type { NotificationChannel, NotificationKind } from '@/lib/domain/notifications/kinds';

export interface KindLabel {
  readonly kind: NotificationKind;
  readonly label: string;
  readonly help: string;
}

const BOOKING: KindLabel = {
  kind: 'booking',
  label: 'Bookings and payments',
  help: 'Confirmed, moved, cancelled, refunded',
};
const AGREEMENT: KindLabel = {
  kind: 'agreement',
  label: 'Agreements',
  help: 'Sent, accepted, paid, completed',
};
const REMINDER: KindLabel = {
  kind: 'reminder',
  label: 'Reminders',
  help: 'A day and 10 minutes before a meeting',
};
const CLIENT_REMINDER: KindLabel = {
  ...REMINDER,
  help: 'A day and 10 minutes before a meeting, and when the time to pay ends',
};

export const KIND_LABELS: Readonly<Record<'CUSTOMER' | 'LAWYER', readonly KindLabel[]>> = {
  CUSTOMER: [
    BOOKING,
    AGREEMENT,
    { kind: 'message', label: 'Messages and files', help: 'From your lawyers' },
    CLIENT_REMINDER,
    { kind: 'review', label: 'Reviews', help: 'Once a meeting is over, and when a lawyer replies' },
    { kind: 'waitlist', label: 'Free times', help: 'When a time you wait for opens' },
    { kind: 'account', label: 'Your account', help: 'Its security and its data' },
  ],
  LAWYER: [
    BOOKING,
    AGREEMENT,
    { kind: 'message', label: 'Messages and files', help: 'From your clients' },
    REMINDER,
    { kind: 'review', label: 'Reviews', help: 'When a client wrote one' },
    { kind: 'account', label: 'Your account', help: 'Its security, and your IDs' },
  ],
};

export const CHANNEL_LABELS: Readonly<Record<NotificationChannel, { head: string; by: string }>> = {
  email: { head: 'Email', by: 'by email' },
  push: { head: 'Push', by: 'by push' },
  in_app: { head: 'Bell', by: 'in the bell' },
};
