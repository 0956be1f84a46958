import * as z from 'zod';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { centavos, id, instant, optionalText, rowId, text } from '@/lib/contract/platform/fields';
import { formatPeso } from '@/lib/domain/platform/money';
import { SERVICE_STATUSES } from '@/lib/domain/work-items/milestone';
import {
  MAX_SERVICES,
  PART_PRICE_MIN,
  TITLE_MAX,
  WORK_ITEM_PRICE,
} from '@/lib/domain/work-items/work-item';
import { priceBetween } from './rich-text';

const tag = 'Work items';

/** Work that the client can buy in addition, once the agreement is paid. */
export const additionalService = z
  .object({
    _id: id,
    name: z.string(),
    description: z.string(),
    price: centavos,
    status: z.enum(SERVICE_STATUSES),
    purchased_at: instant.nullable(),
    hold_expires_at: instant.nullable(),
    checkout_url: z.string().nullable(),
  })
  .meta({ id: 'AdditionalService' });
export type AdditionalService = z.output<typeof additionalService>;

const range = priceBetween(formatPeso(PART_PRICE_MIN), formatPeso(WORK_ITEM_PRICE.max));

export const newService = z
  .object({
    name: text(TITLE_MAX),
    description: optionalText(1000).transform((value) => value ?? ''),
    price: centavos.min(PART_PRICE_MIN, range).max(WORK_ITEM_PRICE.max, range),
  })
  .meta({ id: 'NewService' });

export const addService = endpoint({
  method: 'POST',
  path: '/api/v1/work-items/{id}/additional-services',
  access: 'lawyer',
  tag,
  summary: 'Offer another service beside the agreement',
  params: z.object({ id: rowId }),
  body: newService,
  idempotent: true,
  status: 201,
  response: additionalService,
  errors: ['not_found', 'bad_transition'],
});

export const removeService = endpoint({
  method: 'DELETE',
  path: '/api/v1/work-items/{id}/additional-services/{childId}',
  access: 'lawyer',
  tag,
  summary: 'Take back a service that nobody bought',
  params: z.object({ id: rowId, childId: rowId }),
  status: 204,
  errors: ['not_found', 'bad_transition'],
});

export const purchaseServices = endpoint({
  method: 'PUT',
  path: '/api/v1/work-items/{id}/additional-services/purchase',
  access: 'customer',
  tag,
  summary: 'Start the payment of services',
  params: z.object({ id: rowId }),
  body: z.object({ service_ids: z.array(rowId).min(1).max(MAX_SERVICES) }),
  idempotent: true,
  status: 200,
  response: z.object({ checkout_url: z.string() }),
  errors: ['not_found', 'bad_transition', 'payment_method_unavailable', 'rate_limited'],
});
