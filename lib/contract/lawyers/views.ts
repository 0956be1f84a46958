import * as z from 'zod';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { id } from '@/lib/contract/platform/fields';

export const countProfileView = endpoint({
  method: 'POST',
  path: '/api/v1/lawyers/{id}/views',
  access: 'public',
  tag: 'Lawyers',
  summary:
    'Count that a profile was opened: a number per lawyer and day, nothing about the visitor',
  params: z.object({ id }),
  status: 204,
  errors: ['not_found', 'rate_limited'],
});
