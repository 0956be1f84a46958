import { DAY_MS, MINUTE_MS } from '@/lib/domain/platform/time';

/** Kinds of events that a lawyer's own programs can be told of. */
export const EVENT_TYPES = [
  'meeting.confirmed',
  'meeting.moved',
  'meeting.cancelled',
  'meeting.paid',
  'agreement.accepted',
  'agreement.paid',
  'message.received',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

interface MeetingFacts {
  readonly meeting_id: string;
  readonly status: string;
  readonly start_time: string;
  readonly end_time: string;
}

interface Paid {
  readonly payment_id: string;
  /** Centavos. */
  readonly amount: number;
}

/** An event with its data: ids, times, a status and amounts, never a word of a case. */
export type NewEvent =
  | {
      readonly type: 'meeting.confirmed' | 'meeting.moved' | 'meeting.cancelled';
      readonly data: MeetingFacts;
    }
  | { readonly type: 'meeting.paid'; readonly data: Paid & { readonly meeting_id: string } }
  | { readonly type: 'agreement.paid'; readonly data: Paid & { readonly work_item_id: string } }
  | {
      readonly type: 'agreement.accepted';
      readonly data: { readonly work_item_id: string; readonly status: string };
    }
  | {
      readonly type: 'message.received';
      readonly data: {
        readonly message_id: string;
        readonly meeting_id: string | null;
        readonly work_item_id: string | null;
      };
    };

export const MAX_EVENT_ADDRESSES = 5;
/** Deliveries of an address that its log shows. */
export const DELIVERIES_SHOWN = 50;
/** Days of nothing but failures after which an address is switched off. */
export const FAILING_DAYS = 3;

/** Minutes from one attempt at a delivery to the next; together three days. */
const WAITS = [1, 5, 30, 120, 300, 600, 840, 1_020, 1_404] as const;
export const MAX_DELIVERY_ATTEMPTS = WAITS.length + 1;

/** Days from the first attempt at a delivery to its last. */
export const DELIVERY_DAYS = 3;
/** Longest wait for which a receiver can ask. */
export const MAX_ASKED_WAIT_MS = DAY_MS;

export interface Attempts {
  readonly failed: number;
  /** Instant of the first one, epoch ms. */
  readonly since: number;
  /** Wait for which the receiver asked. */
  readonly askedMs: number | null;
}

/**
 * Returns when a delivery is tried again (epoch ms), not before its receiver asked; null after the last attempt, and
 * once DELIVERY_DAYS are over.
 */
export function nextAttempt({ failed, since, askedMs }: Attempts, now: number): number | null {
  const wait = WAITS[failed - 1];
  const end = since + DELIVERY_DAYS * DAY_MS;
  if (wait === undefined || now >= end) return null;
  const asked = Math.min(askedMs ?? 0, MAX_ASKED_WAIT_MS);
  return Math.min(now + Math.max(wait * MINUTE_MS, asked), end);
}

/** Why an attempt had no answer. */
export const DELIVERY_PROBLEMS = [
  'address',
  'private',
  'unknown_host',
  'unreachable',
  'certificate',
  'slow',
  'answer',
] as const;
export type DeliveryProblem = (typeof DELIVERY_PROBLEMS)[number];
