import * as z from 'zod';
import { conflictCheck, conflictInput } from '@/lib/contract/meetings/conflicts';
import { FIELD_COPY } from '@/lib/contract/platform/copy';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { centavos, id, optionalText, rowId, text } from '@/lib/contract/platform/fields';
import {
  DELIVERY_NOTE_MAX,
  ORDER_ABOUT_MAX,
  ORDER_OTHER_PARTY_MAX,
  REVISION_MAX,
} from '@/lib/domain/work-items/order';
import { addWorkItemFiles } from './files';
import { tag, workItem } from './work-items';

const params = z.object({ id: rowId });

/** An order of written work: what it is about, and the price that the client saw. */
export const orderInput = z
  .object({
    lawyer_id: id,
    offer_id: rowId,
    /** Centavos, with the platform fee: another one is refused. */
    expected_total: centavos,
    about: text(ORDER_ABOUT_MAX),
    other_party: optionalText(ORDER_OTHER_PARTY_MAX),
    consent: z.literal(true, { error: FIELD_COPY.consent }),
  })
  .meta({ id: 'WrittenOrderInput' });
export type OrderInput = z.input<typeof orderInput>;

export const orderWrittenWork = endpoint({
  method: 'POST',
  path: '/api/v1/work-items/order',
  access: 'customer',
  tag,
  summary: 'Order written work from a profile; it is open for a day to be accepted and paid',
  body: orderInput,
  idempotent: true,
  status: 201,
  response: workItem,
  errors: ['not_found', 'price_changed', 'bad_transition', 'rate_limited'],
});

export const getOrderConflict = endpoint({
  method: 'GET',
  path: '/api/v1/work-items/{id}/conflict',
  access: 'lawyer',
  tag,
  summary: 'Names of an own order that resemble those of earlier meetings and orders',
  params,
  status: 200,
  response: conflictCheck.omit({ reason: true }).meta({ id: 'OrderConflictCheck' }),
  errors: ['not_found'],
});

export const decideOrderConflict = endpoint({
  method: 'PUT',
  path: '/api/v1/work-items/{id}/conflict',
  access: 'lawyer',
  tag,
  summary:
    'Say that there is no conflict of interest, which opens the order, or decline for one, which refunds; a repeat changes nothing',
  params,
  // A conflict alone: colleagues are named for meetings.
  body: conflictInput.pick({ conflict: true }).meta({ id: 'OrderConflictInput' }),
  status: 200,
  response: workItem,
  errors: ['not_found', 'bad_transition'],
});

export const acceptOrder = endpoint({
  method: 'PUT',
  path: '/api/v1/work-items/{id}/order/accept',
  access: 'lawyer',
  tag,
  summary: 'Accept a paid order; its days begin',
  params,
  status: 200,
  response: workItem,
  errors: ['not_found', 'bad_transition'],
});

export const declineOrder = endpoint({
  method: 'PUT',
  path: '/api/v1/work-items/{id}/order/decline',
  access: 'lawyer',
  tag,
  summary: 'Decline a paid order, which refunds all of it',
  params,
  body: z.object({ reason: optionalText(1000) }).meta({ id: 'OrderRefusal' }),
  status: 200,
  response: workItem,
  errors: ['not_found', 'bad_transition'],
});

export const deliverOrder = endpoint({
  method: 'PUT',
  path: '/api/v1/work-items/{id}/order/deliver',
  access: 'lawyer',
  tag,
  summary: 'Deliver the written work as files, with a note',
  params,
  body: addWorkItemFiles.body.extend({ note: optionalText(DELIVERY_NOTE_MAX) }),
  bodyKind: 'multipart',
  status: 200,
  response: workItem,
  errors: ['not_found', 'bad_transition'],
});

export const reviseOrder = endpoint({
  method: 'PUT',
  path: '/api/v1/work-items/{id}/order/revise',
  access: 'customer',
  tag,
  summary: 'Ask for an included revision of delivered work; its days begin again',
  params,
  body: z.object({ changes: text(REVISION_MAX) }).meta({ id: 'OrderRevision' }),
  status: 200,
  response: workItem,
  errors: ['not_found', 'bad_transition', 'too_late'],
});
