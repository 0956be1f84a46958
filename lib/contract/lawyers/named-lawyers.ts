import * as z from 'zod';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { id } from '@/lib/contract/platform/fields';
import { lawyerCard } from './lawyers';
import { MAX_NAME_LENGTH, NAMED_LAWYERS } from './named-lawyer-limits';

const tag = 'Lawyers';

export const SUGGESTED_NAMES = 4;

/** In the body, because a name in a URL would be logged. */
const body = z.object({ name: z.string().trim().min(1).max(MAX_NAME_LENGTH) });

export const findNamedLawyers = endpoint({
  method: 'POST',
  path: '/api/v1/lawyers/named',
  access: 'public',
  tag,
  summary: 'Lawyers of a name, however it is spelled, the closest first; changes nothing',
  body,
  status: 200,
  response: z.object({ results: z.array(lawyerCard).max(NAMED_LAWYERS) }),
  errors: ['rate_limited'],
});

export const suggestNames = endpoint({
  method: 'POST',
  path: '/api/v1/lawyers/names',
  access: 'public',
  tag,
  summary: 'Names of lawyers while one is typed, the closest first; changes nothing',
  body,
  status: 200,
  response: z.object({
    results: z
      .array(z.object({ _id: id, display_name: z.string(), city: z.string(), region: z.string() }))
      .max(SUGGESTED_NAMES),
  }),
  errors: ['rate_limited'],
});
