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
  /** As it is typed; empty until it is another than the lawyer's usual one. */
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

/** What is typed, as it is sent: by the rules of the API. */
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

/** Leaves out times of another length, or taken meanwhile: they can no longer be offered. */
export function openTimes(
  typed: Pick<TypedOffer, 'start_times' | 'duration'>,
  profile: LawyerProfile,
  now: number,
) {
  const calendar = { calendar: profile.calendar, now };
  return typed.start_times.filter((start) => isOpen(calendar, start, typed.duration));
}

/** As it is typed: `1500`, `1500.50`. */
export function usualPrice(
  { duration }: Pick<TypedOffer, 'duration'>,
  { services }: LawyerProfile,
): string {
  return String((services.find((one) => one.duration === duration)?.price ?? 0) / 100);
}
