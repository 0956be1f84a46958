import 'server-only';
import * as z from 'zod';
import type { ZodOpenApiObject } from 'zod-openapi';
import { EVENT_COPY } from '@/lib/catalogue/api/events';
import { EVENT_BODIES } from '@/lib/contract/site/event-bodies';
import type { EventType } from '@/lib/domain/lawyers/outgoing-events';

const headers = z.object({
  'webhook-id': z.string().describe('Id of the event: the same in every attempt.'),
  'webhook-timestamp': z.string().describe('When this attempt was made, seconds since 1970.'),
  'webhook-signature': z
    .string()
    .describe('`v1,` and the signature, in Base64, of id, timestamp and body.'),
});

/** Describes what is posted to the addresses of lawyers' own programs. */
export function describeEvents(): NonNullable<ZodOpenApiObject['webhooks']> {
  return Object.fromEntries(
    EVENT_BODIES.map(([type, schema]) => [
      type,
      {
        post: {
          operationId: nameOf(type),
          tags: ['Events'],
          summary: EVENT_COPY[type],
          description: 'Sent to the addresses that want it, at least once and in no order.',
          security: [],
          requestParams: { header: headers },
          requestBody: { required: true, content: { 'application/json': { schema } } },
          responses: {
            '2XX': { description: 'The event was taken; any other answer has it sent again.' },
          },
        },
      },
    ]),
  );
}

/** Returns `onMeetingConfirmed` for `meeting.confirmed`. */
function nameOf(type: EventType): string {
  const words = type.split('.').map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`);
  return `on${words.join('')}`;
}
