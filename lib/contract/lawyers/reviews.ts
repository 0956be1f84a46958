import * as z from 'zod';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { id } from '@/lib/contract/platform/fields';
import { publicReview } from './lawyers';

export const LATEST_REVIEWS = 3;

export const latestReview = publicReview
  .omit({ reply: true })
  .extend({ lawyer: z.object({ _id: id, display_name: z.string() }) })
  .meta({ id: 'LatestReview' });
export type LatestReview = z.output<typeof latestReview>;

export const listLatestReviews = endpoint({
  method: 'GET',
  path: '/api/v1/reviews',
  access: 'public',
  tag: 'Reviews',
  summary: 'New reviews with a text, longer ones first, no two of the same lawyer or client',
  status: 200,
  response: z.object({ results: z.array(latestReview).max(LATEST_REVIEWS) }),
  errors: ['rate_limited'],
});
