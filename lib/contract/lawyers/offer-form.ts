import * as z from 'zod';
import {
  OFFER_DAYS,
  OFFER_REVISIONS,
  WRITTEN_KIND_NAMES,
  WRITTEN_KINDS,
} from '@/lib/domain/lawyers/written-work';
import { typedPrice } from '@/lib/domain/platform/money';
import { type OwnWrittenOffer, offerInput } from './written-work';

const typedShape = z.object({
  kind: z.enum(WRITTEN_KINDS),
  name: z.string(),
  scope: z.string(),
  needed: z.string(),
  price: z.string(),
  days: z.string(),
  revisions: z.string(),
  offered: z.boolean(),
});
export type TypedOffer = z.input<typeof typedShape>;

/** The form of an offer; its output is the request. */
export const offerForm = typedShape
  .transform(({ price, days, revisions, ...rest }): unknown => ({
    ...rest,
    price: typedPrice(price),
    days: typedNumber(days),
    revisions: typedNumber(revisions),
  }))
  .pipe(offerInput);

function typedNumber(typed: string): number {
  return typed.trim() === '' ? Number.NaN : Number(typed);
}

/** Returns the form of an offer as it is stored, or of a new one. */
export function typedOffer(offer?: OwnWrittenOffer): TypedOffer {
  if (!offer) {
    return {
      kind: 'REVIEW',
      name: WRITTEN_KIND_NAMES.REVIEW,
      scope: '',
      needed: '',
      price: '',
      days: String(OFFER_DAYS.usual),
      revisions: String(OFFER_REVISIONS.usual),
      offered: true,
    };
  }
  const { _id, price, days, revisions, ...rest } = offer;
  return {
    ...rest,
    price: String(price / 100),
    days: String(days),
    revisions: String(revisions),
  };
}
