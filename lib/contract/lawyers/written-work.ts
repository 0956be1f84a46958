import * as z from 'zod';
import { FIELD_COPY, fill } from '@/lib/contract/platform/copy';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { centavos, id, rowId, text } from '@/lib/contract/platform/fields';
import {
  MAX_OFFERS,
  OFFER_DAYS,
  OFFER_NAME_MAX,
  OFFER_NEEDED_MAX,
  OFFER_PRICE,
  OFFER_REVISIONS,
  OFFER_SCOPE_MAX,
  WRITTEN_KINDS,
} from '@/lib/domain/lawyers/written-work';
import { formatPeso } from '@/lib/domain/platform/money';

const access = 'lawyer';
const tag = 'Lawyer profile';

/** Written work at a fixed price, as clients see it. */
export const writtenOffer = z
  .object({
    _id: id,
    kind: z.enum(WRITTEN_KINDS),
    name: z.string(),
    scope: z.string(),
    /** Papers and facts that the client sends. */
    needed: z.string(),
    price: centavos,
    days: z.int(),
    revisions: z.int(),
  })
  .meta({ id: 'WrittenOffer' });
export type WrittenOffer = z.output<typeof writtenOffer>;

const ownOffer = writtenOffer
  .extend({
    /** Whether the profile shows it. */
    offered: z.boolean(),
  })
  .meta({ id: 'OwnWrittenOffer' });
export type OwnWrittenOffer = z.output<typeof ownOffer>;

function between({ min, max }: { min: number; max: number }) {
  const message = fill(FIELD_COPY.numberBetween, { min, max });
  // A missing one is asked for as everywhere.
  const error = ({ input }: { input?: unknown }) => (input == null ? undefined : message);
  return z.int({ error }).min(min, message).max(max, message);
}

const wrongPrice = fill(FIELD_COPY.amountBetween, {
  min: formatPeso(OFFER_PRICE.min),
  max: formatPeso(OFFER_PRICE.max),
});

export const offerInput = z
  .object({
    kind: z.enum(WRITTEN_KINDS),
    name: text(OFFER_NAME_MAX),
    scope: text(OFFER_SCOPE_MAX),
    needed: text(OFFER_NEEDED_MAX),
    price: centavos.min(OFFER_PRICE.min, wrongPrice).max(OFFER_PRICE.max, wrongPrice),
    days: between(OFFER_DAYS),
    revisions: between(OFFER_REVISIONS),
    offered: z.boolean().default(true),
  })
  .meta({ id: 'WrittenOfferInput' });
export type OfferInput = z.output<typeof offerInput>;

export const listOffers = endpoint({
  method: 'GET',
  path: '/api/v1/lawyers/profile/written-work',
  access,
  tag,
  summary: `Own offers of written work at a fixed price, at most ${MAX_OFFERS}`,
  status: 200,
  response: z.object({ results: z.array(ownOffer) }),
  errors: [],
});

export const addOffer = endpoint({
  method: 'POST',
  path: '/api/v1/lawyers/profile/written-work',
  access,
  tag,
  summary: 'Offer written work at a fixed price',
  body: offerInput,
  idempotent: true,
  status: 201,
  response: ownOffer,
  errors: ['bad_transition'],
});

export const changeOffer = endpoint({
  method: 'PUT',
  path: '/api/v1/lawyers/profile/written-work/{id}',
  access,
  tag,
  summary: 'Change an own offer; orders keep the terms at which they were bought',
  params: z.object({ id: rowId }),
  body: offerInput,
  status: 200,
  response: ownOffer,
  errors: ['not_found'],
});

export const deleteOffer = endpoint({
  method: 'DELETE',
  path: '/api/v1/lawyers/profile/written-work/{id}',
  access,
  tag,
  summary: 'Remove an own offer; its orders stay',
  params: z.object({ id: rowId }),
  status: 204,
  errors: ['not_found'],
});
