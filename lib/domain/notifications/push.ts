import { DAY_MS } from '../platform/time';
import type { NotificationKind } from './kinds';

export interface PushRules {
  /** Default time for which it is worth sending, milliseconds. */
  readonly lifetime: number;
  /** Whether it may wake a phone in battery saving mode (RFC 8030, 5.3). */
  readonly urgency: 'low' | 'normal' | 'high';
}

export const PUSH_RULES: Readonly<Record<NotificationKind, PushRules>> = {
  booking: { lifetime: 3 * DAY_MS, urgency: 'high' },
  agreement: { lifetime: 3 * DAY_MS, urgency: 'normal' },
  message: { lifetime: DAY_MS, urgency: 'normal' },
  reminder: { lifetime: DAY_MS, urgency: 'high' },
  review: { lifetime: 3 * DAY_MS, urgency: 'low' },
  waitlist: { lifetime: DAY_MS, urgency: 'high' },
  account: { lifetime: 3 * DAY_MS, urgency: 'normal' },
};

export const MAX_SUBSCRIPTIONS = 10;
