import { DAY_MS, MINUTE_MS } from '@/lib/domain/platform/time';

/** Returns the end of a hold: min(now + holdMinutes, start), epoch ms. */
export function holdEnd(start: number, now: number, holdMinutes: number): number {
  return Math.min(now + holdMinutes * MINUTE_MS, start);
}

/** Maximum hold for an account created in the last day. */
const NEW_ACCOUNT_HOLD_MINUTES = 15;

/**
 * Returns the minutes for which an agreement waits for the payment of an account of this age; instants are epoch ms.
 * Held times have terms of their own (lib/domain/meetings/holds.ts). Source: docs/contract/work-items.md, Acceptance.
 */
export function holdMinutes(usual: number, accountSince: number, now: number): number {
  return now - accountSince < DAY_MS ? Math.min(usual, NEW_ACCOUNT_HOLD_MINUTES) : usual;
}
