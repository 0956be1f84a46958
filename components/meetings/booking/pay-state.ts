import { holdEnd } from '@/lib/domain/payments/hold';
import { formatPeso } from '@/lib/domain/platform/money';
import { MINUTE_MS } from '@/lib/domain/platform/time';
import type { PayState } from './pay-button';
import type { SubmitError } from './submit-error';
import type { Pricing } from './time/pricing';
import { isRefused } from './time/schedule';
import type { Schedule } from './time/use-schedule';
import type { SubmitState } from './use-booking';

/** What the button of the page does now, and why it may not. */
export function payState(
  pricing: Pricing,
  { length, start, unavailable }: Schedule,
  submitState: SubmitState,
  submitError: SubmitError | null,
  now: number,
): PayState {
  const free = length === 'free';
  const noMethod = !free && pricing.payment.methods.length === 0;
  return {
    label: labelOf(free, submitError),
    note: noteOf(),
    disabled: start === null || noMethod,
    pending: submitState.kind === 'booking',
  };

  function noteOf(): string {
    if (start === null) return `Choose a ${isRefused(unavailable) ? 'new ' : ''}time to continue.`;
    if (noMethod) return 'No payment method is available right now.';
    if (free) return 'Nothing to pay. Your meeting is confirmed at once.';
    return `Your time is held for ${heldFor(pricing, start, now)}.`;
  }
}

/** How long this time would be held for this client: never beyond its start (epoch ms). */
export function heldFor({ payment }: Pricing, start: number | null, now: number): string {
  const end = start === null ? null : holdEnd(start, now, payment.hold_minutes);
  const minutes = end === null ? payment.hold_minutes : Math.floor((end - now) / MINUTE_MS);
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}

function labelOf(free: boolean, submitError: SubmitError | null): string {
  if (submitError?.kind === 'price') return `Confirm ${formatPeso(submitError.after)}`;
  return free ? 'Book for free' : 'Go to payment';
}
