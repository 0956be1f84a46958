import * as z from 'zod';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { id, text } from '@/lib/contract/platform/fields';
import { SEARCH_HITS_MAX } from '@/lib/domain/admin/search';

export const SEARCH_KINDS = [
  'person',
  'payment',
  'meeting',
  'agreement',
  'unclaimed',
  'question',
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export const SEARCH_MAX = 200;

const hit = z.object({
  _id: id,
  title: z.string(),
  detail: z.string(),
  href: z.string(),
});
export type SearchHit = z.output<typeof hit>;

export const searchAnswer = z
  .object({
    groups: z
      .array(z.object({ kind: z.enum(SEARCH_KINDS), hits: z.array(hit) }))
      .describe(`At most ${SEARCH_HITS_MAX} hits in all; kinds without one are left out.`),
    /** Whether there are more results; more words narrow the search. */
    more: z.boolean(),
  })
  .meta({ id: 'AdminSearch' });
export type SearchAnswer = z.output<typeof searchAnswer>;

/** A POST: names and email addresses stay out of URLs, and so out of logs and histories. */
export const searchEverything = endpoint({
  method: 'POST',
  path: '/api/v1/admin/search',
  access: 'admin',
  tag: 'Administration',
  summary:
    'People, payments, meetings, agreements and questions by reference, id, name or address; that somebody searched is in the audit log',
  body: z.object({ q: text(SEARCH_MAX) }),
  status: 200,
  response: searchAnswer,
  errors: [],
});
