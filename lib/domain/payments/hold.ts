import { DAY_MS, MINUTE_MS } from '@/lib/domain/platform/time';

/** A hold lasts until min(now + holdMinutes, start), epoch ms. */
export function holdEnd(start: number, now: number, holdMinutes: number): number {
  return Math.min(now + holdMinutes * MINUTE_MS, start);
}

/** An account of the last day is waited for no longer than this. */
const NEW_ACCOUNT_HOLD_MINUTES = 15;

/**
 * Minutes for which an agreement waits for the payment of an account of this age; instants are epoch ms. Times that are held
 * have terms of their own (lib/domain/meetings/holds.ts). Source: docs/contract/work-items.md, Acceptance.
 */
export function holdMinutes(usual: number, accountSince: number, now: number): number {
  return now - accountSince < DAY_MS ? Math.min(usual, NEW_ACCOUNT_HOLD_MINUTES) : usual;
}
