import 'server-only';
import * as contract from '@/lib/contract/lawyers/reviews';
import { rateLimitedRead } from '@/lib/server/platform/pipeline/rate-limited-read';
import * as serialize from './serialize';
import * as service from './service';

export const listLatestReviews = rateLimitedRead(contract.listLatestReviews, async () => {
  const reviews = await service.latestReviews(contract.LATEST_REVIEWS);
  return { results: reviews.map(serialize.latestReview) };
});
