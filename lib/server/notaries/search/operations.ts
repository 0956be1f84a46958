import 'server-only';
import * as contract from '@/lib/contract/notaries/notaries';
import { PAGE_SIZE } from '@/lib/domain/platform/paging';
import { publicRead } from '@/lib/server/platform/pipeline/public-read';
import * as serialize from './serialize';
import * as service from './service';

export const listNotaries = publicRead(contract.listNotaries, async ({ query }) => {
  const { notaries, total } = await service.searchPage(query);
  return {
    results: notaries.map(serialize.notary),
    hasMore: total > (query.page + 1) * PAGE_SIZE,
    page: query.page,
    total,
  };
});

export const getNotary = publicRead(contract.getNotary, async ({ params }) =>
  serialize.notary(await service.publicNotary(params.id)),
);

export const listNotaryCities = publicRead(contract.listNotaryCities, async () => {
  const cities = await service.citiesWithNotaries();
  return { results: cities.map(serialize.cityFigures) };
});
