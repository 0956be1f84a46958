import * as z from 'zod';
import type { LawyerProfile } from '@/lib/contract/lawyers/lawyers';
import { followUpInput } from '@/lib/contract/meetings/follow-ups';
import { typedPrice } from '@/lib/domain/platform/money';
import { isoInstant } from '@/lib/domain/platform/time';
import { isOpen } from '../booking/times/schedule';

const typedOffer = z.object({
  /** Epoch milliseconds. */
  start_times: z.array(z.number()),
  duration: followUpInput.shape.duration,
  type: followUpInput.shape.type,
  /** Typed amount; empty unless it differs from the lawyer's usual price. */
  price: z.string().nullable(),
  free: z.boolean(),
  note: z.string(),
});
export type TypedOffer = z.output<typeof typedOffer>;

export const NOTHING_OFFERED: TypedOffer = {
  start_times: [],
  duration: 30,
  type: 'VIDEO',
  price: null,
  free: false,
  note: '',
};
export const OFFER_NAMES = ['start_times', 'price', 'note'] as const;

export const offered = followUpInput.omit({ client_id: true, meeting_id: true });

export function offerForm(profile: LawyerProfile, now: number) {
  return typedOffer
    .transform(
      ({ free, ...rest }): z.input<typeof offered> => ({
        ...rest,
        start_times: openTimes(rest, profile, now).map(isoInstant),
        // An empty or zero fee is a slip: free of charge is a box of its own.
        price: free ? 0 : typedPrice(rest.price ?? usualPrice(rest, profile)) || -1,
      }),
    )
    .pipe(offered);
}

/** Removes times of another length and those taken meanwhile, which can no longer be offered. */
export function openTimes(
  typed: Pick<TypedOffer, 'start_times' | 'duration'>,
  profile: LawyerProfile,
  now: number,
) {
  const calendar = { calendar: profile.calendar, now };
  return typed.start_times.filter((start) => isOpen(calendar, start, typed.duration));
}

/** Returns the usual price as typed: `1500`, `1500.5`. */
export function usualPrice(
  { duration }: Pick<TypedOffer, 'duration'>,
  { services }: LawyerProfile,
): string {
  return String((services.find((one) => one.duration === duration)?.price ?? 0) / 100);
}
