import 'server-only';
import * as contract from '@/lib/contract/lawyers/lawyers';
import type { SearchQuery, SearchResult } from '@/lib/contract/lawyers/search';
import * as search from '@/lib/contract/lawyers/search';
import { dayKey } from '@/lib/domain/platform/clock-labels';
import { isoInstant } from '@/lib/domain/platform/time';
import { database } from '@/lib/server/platform/db/pool';
import { consumeInMemory } from '@/lib/server/platform/limits/in-memory';
import { OWN_PAGE, operation } from '@/lib/server/platform/pipeline/operation';
import { rateLimitedRead } from '@/lib/server/platform/pipeline/rate-limited-read';
import * as serialize from './serialize';
import * as service from './service';

export const searchLawyers = operation(
  search.searchLawyers,
  ({ query, address, now }) => answerSearch(query, address, now),
  { isHot: true },
);

export const searchFreeHelp = operation(
  search.searchFreeHelp,
  ({ query, address, now }) => answerSearch({ ...query, free: 1 }, address, now),
  { isHot: true },
);

export const summarizeLawyers = rateLimitedRead(search.summarizeLawyers, async ({ query, now }) =>
  serialize.lawyerSummary(await service.summarize(query, now)),
);

export const featuredLawyers = rateLimitedRead(contract.featuredLawyers, async ({ now }) => {
  const lawyers = await service.featuredLawyers(contract.FEATURED_LAWYERS, now);
  return {
    results: lawyers.map((lawyer) => serialize.lawyerCard(lawyer, now)),
    day: dayKey(now),
  };
});

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

async function answerSearch(
  query: SearchQuery,
  address: string,
  now: number,
): Promise<SearchResult> {
  if (address !== OWN_PAGE) await consumeInMemory('search_address', address);
  const { lawyers, total, moreThanTotal, hasMore, anyExact } = await service.searchPage(query, now);
  return {
    results: lawyers.map((lawyer) => serialize.lawyerCard(lawyer, now)),
    hasMore,
    page: query.page,
    total,
    ...(moreThanTotal && { moreThanTotal }),
    exactMatch: anyExact,
  };
}
