import 'server-only';
import * as contract from '@/lib/contract/lawyers/lawyers';
import { isoInstant } from '@/lib/domain/platform/time';
import { database } from '@/lib/server/platform/db/pool';
import { rateLimitedRead } from '@/lib/server/platform/pipeline/rate-limited-read';
import * as serialize from './serialize';
import * as service from './service';

export const getLawyerProfile = rateLimitedRead(
  contract.getLawyerProfile,
  async ({ params, now }) =>
    serialize.lawyerProfile(await service.publicProfile(params.id, now), now),
  { isHot: true },
);

export const listLawyerReviews = rateLimitedRead(contract.listLawyerReviews, ({ params, query }) =>
  service.publicReviews(params.id, query.page),
);

export const getAvailability = rateLimitedRead(
  contract.getAvailability,
  async ({ query, now }) => ({
    calendar: serialize.calendar(await service.publicSchedule(query._id, now), now),
  }),
  { isHot: true },
);

export const verifyQr = rateLimitedRead(contract.verifyQr, async ({ query }) => {
  const card = await service.findVisible(database(), query.id);
  if (!card?.ibpVerifiedAt) return { valid: false, display_name: null, checked_at: null };
  return {
    valid: true,
    display_name: card.displayName,
    checked_at: isoInstant(card.ibpVerifiedAt.getTime()),
  };
});
