import * as z from 'zod';
import { FACTOR_ERRORS } from '@/lib/contract/accounts/second-factor';
import { FIELD_COPY } from '@/lib/contract/platform/copy';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { id, instant, rowId, text } from '@/lib/contract/platform/fields';
import { EVENT_TYPES } from '@/lib/domain/lawyers/outgoing-events';

const access = 'lawyer';
const tag = 'Events';
const MAX_ADDRESS = 2_000;

const eventTypes = z.array(z.enum(EVENT_TYPES));

const eventAddress = z
  .object({
    _id: id,
    url: z.string(),
    events: eventTypes,
    enabled: z.boolean(),
    /** Since when every attempt has failed; of one that is not enabled: what switched it off. */
    failing_since: instant.nullable(),
    created_at: instant,
  })
  .meta({ id: 'EventAddress' });
export type EventAddress = z.output<typeof eventAddress>;

const path = '/api/v1/lawyers/event-addresses';

export const listEventAddresses = endpoint({
  method: 'GET',
  path,
  access,
  tag,
  summary: 'Addresses of the lawyer’s own programs that are told of events, the oldest first',
  status: 200,
  response: z.object({ results: z.array(eventAddress) }),
  errors: [],
});

const chosenEvents = eventTypes
  .min(1, FIELD_COPY.eventTypes)
  .transform((chosen) => EVENT_TYPES.filter((type) => chosen.includes(type)));

export const eventAddressInput = z
  .object({ url: text(MAX_ADDRESS), events: chosenEvents })
  .meta({ id: 'EventAddressInput' });
export type EventAddressInput = z.output<typeof eventAddressInput>;

const withSecret = z
  .object({ address: eventAddress, secret: z.string() })
  .meta({ id: 'EventAddressSecret' });

export const addEventAddress = endpoint({
  method: 'POST',
  path,
  access,
  tag,
  summary: 'Add an address, at most five; its secret is answered this once',
  body: eventAddressInput,
  status: 201,
  response: withSecret,
  errors: [...FACTOR_ERRORS, 'rate_limited'],
});

const params = z.object({ id: rowId });

export const eventAddressChange = eventAddressInput
  .extend({ enabled: z.boolean() })
  .meta({ id: 'EventAddressChange' });
export type EventAddressChange = z.output<typeof eventAddressChange>;

export const changeEventAddress = endpoint({
  method: 'PUT',
  path: '/api/v1/lawyers/event-addresses/{id}',
  access,
  tag,
  summary: 'Change where events go and which, or switch an address off and on again',
  params,
  body: eventAddressChange,
  status: 200,
  response: eventAddress,
  errors: [...FACTOR_ERRORS, 'rate_limited'],
});

export const renewEventSecret = endpoint({
  method: 'POST',
  path: '/api/v1/lawyers/event-addresses/{id}/secret',
  access,
  tag,
  summary: 'Make another secret, answered this once; the one before signs nothing any more',
  params,
  status: 200,
  response: withSecret,
  errors: [...FACTOR_ERRORS, 'rate_limited'],
});

export const deleteEventAddress = endpoint({
  method: 'DELETE',
  path: '/api/v1/lawyers/event-addresses/{id}',
  access,
  tag,
  summary: 'Remove an address with its log; nothing more is sent there',
  params,
  status: 204,
  errors: [],
});

const eventDelivery = z
  .object({
    _id: id,
    /** The `webhook-id` of every attempt. */
    event_id: id,
    type: z.enum(EVENT_TYPES),
    occurred_at: instant,
    state: z.enum(['waiting', 'delivered', 'failed']),
    attempts: z.int().min(0),
    last_at: instant.nullable(),
    /** HTTP status of the last attempt. */
    status: z.int().nullable(),
    /** Why the last attempt had no answer, for a person. */
    error: z.string().nullable(),
    next_at: instant.nullable(),
  })
  .meta({ id: 'EventDelivery' });
export type EventDelivery = z.output<typeof eventDelivery>;

export const listEventDeliveries = endpoint({
  method: 'GET',
  path: '/api/v1/lawyers/event-addresses/{id}/deliveries',
  access,
  tag,
  summary: 'The last 50 deliveries of an address, the latest event first',
  params,
  status: 200,
  response: z.object({ results: z.array(eventDelivery) }),
  errors: [],
});

export const repeatEventDelivery = endpoint({
  method: 'POST',
  path: '/api/v1/lawyers/event-addresses/{id}/deliveries/{childId}/repeat',
  access,
  tag,
  summary: 'Send an event again, at once and under the same id',
  params: z.object({ id: rowId, childId: rowId }),
  status: 200,
  response: eventDelivery,
  errors: ['bad_transition', 'rate_limited'],
});
