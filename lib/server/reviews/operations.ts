import 'server-only';
import * as contract from '@/lib/contract/reviews';
import { operation } from '../http/operation';
import * as serialize from './serialize';
import * as service from './service';

export const listLatestReviews = operation(contract.listLatestReviews, async () => {
  const reviews = await service.latestReviews(contract.LATEST_REVIEWS);
  return { results: reviews.map(serialize.latestReview) };
});
