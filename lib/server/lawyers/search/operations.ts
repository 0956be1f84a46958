import 'server-only';
import * as lawyers from '@/lib/contract/lawyers/lawyers';
import * as contract from '@/lib/contract/lawyers/search';
import { dayKey } from '@/lib/domain/platform/clock-labels';
import { isoInstant } from '@/lib/domain/platform/time';
import { consumeInMemory } from '@/lib/server/platform/limits/in-memory';
import { OWN_PAGE, operation } from '@/lib/server/platform/pipeline/operation';
import { rateLimitedRead } from '@/lib/server/platform/pipeline/rate-limited-read';
import { lawyerCard } from '../profiles/serialize';
import type { Aggregate } from './counts';
import * as service from './service';

export const searchLawyers = operation(
  contract.searchLawyers,
  ({ query, address, now }) => answer(query, address, now),
  { isHot: true },
);

export const searchFreeHelp = operation(
  contract.searchFreeHelp,
  ({ query, address, now }) => answer({ ...query, free: 1 }, address, now),
  { isHot: true },
);

export const summarizeLawyers = rateLimitedRead(contract.summarizeLawyers, async ({ query, now }) =>
  serializeSummary(await service.summarize(query, now)),
);

export const featuredLawyers = rateLimitedRead(lawyers.featuredLawyers, async ({ now }) => {
  const found = await service.featuredLawyers(lawyers.FEATURED_LAWYERS, now);
  return {
    results: found.map((lawyer) => lawyerCard(lawyer, now)),
    day: dayKey(now),
  };
});

async function answer(
  query: contract.SearchQuery,
  address: string,
  now: number,
): Promise<contract.SearchResult> {
  if (address !== OWN_PAGE) await consumeInMemory('search_address', address);
  const found = await service.searchPage(query, now);
  return {
    results: found.lawyers.map((lawyer) => lawyerCard(lawyer, now)),
    hasMore: found.hasMore,
    page: query.page,
    total: found.total,
    ...(found.moreThanTotal && { moreThanTotal: true }),
    exactMatch: found.anyExact,
  };
}

function serializeSummary(figures: Aggregate): contract.LawyerSummary {
  return {
    total: figures.total,
    price_30: figures.price30,
    price_60: figures.price60,
    earliest: figures.earliest === null ? null : isoInstant(figures.earliest),
    languages: [...figures.languages],
    regions: [...figures.regions],
  };
}
