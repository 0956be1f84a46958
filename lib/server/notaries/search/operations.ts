import 'server-only';
import * as contract from '@/lib/contract/notaries/notaries';
import { PAGE_SIZE } from '@/lib/domain/platform/paging';
import { rateLimitedRead } from '@/lib/server/platform/pipeline/rate-limited-read';
import * as serialize from './serialize';
import * as service from './service';

export const listNotaries = rateLimitedRead(contract.listNotaries, async ({ query }) => {
  const { notaries, total } = await service.searchPage(query);
  return {
    results: notaries.map(serialize.notary),
    hasMore: total > (query.page + 1) * PAGE_SIZE,
    page: query.page,
    total,
  };
});

export const getNotary = rateLimitedRead(contract.getNotary, async ({ params }) =>
  serialize.notary(await service.publicNotary(params.id)),
);

export const listNotaryCities = rateLimitedRead(contract.listNotaryCities, async () => {
  const cities = await service.citiesWithNotaries();
  return { results: cities.map(serialize.cityFigures) };
});
