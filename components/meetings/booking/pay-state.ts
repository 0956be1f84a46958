import { holdEnd } from '@/lib/domain/meetings/meeting';
import { formatPeso } from '@/lib/domain/platform/money';
import { MINUTE_MS } from '@/lib/domain/platform/time';
import type { PayState } from './pay-button';
import type { Offer } from './time/offer';
import { isRefused } from './time/schedule';
import type { Schedule } from './time/use-schedule';
import type { Trouble } from './trouble';
import type { Stage } from './use-booking';

/** What the button of the page does now, and why it may not. */
export function payState(
  offer: Offer,
  { length, start, lost }: Schedule,
  stage: Stage,
  trouble: Trouble | null,
  now: number,
): PayState {
  const free = length === 'free';
  const noMethod = !free && offer.payment.methods.length === 0;
  return {
    label: labelOf(free, trouble),
    note: noteOf(),
    disabled: start === null || noMethod,
    pending: stage.kind === 'booking',
  };

  function noteOf(): string {
    if (start === null) return `Choose a ${isRefused(lost) ? 'new ' : ''}time to continue.`;
    if (noMethod) return 'No payment method is available right now.';
    if (free) return 'Nothing to pay. Your meeting is confirmed at once.';
    return `Your time is held for ${heldFor(offer, start, now)}.`;
  }
}

/** How long this time would be held for this client: never beyond its start (epoch ms). */
export function heldFor({ payment }: Offer, start: number | null, now: number): string {
  const end = start === null ? null : holdEnd(start, now, payment.hold_minutes);
  const minutes = end === null ? payment.hold_minutes : Math.floor((end - now) / MINUTE_MS);
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}

function labelOf(free: boolean, trouble: Trouble | null): string {
  if (trouble?.kind === 'price') return `Confirm ${formatPeso(trouble.after)}`;
  return free ? 'Book for free' : 'Go to payment';
}
