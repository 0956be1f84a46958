import 'server-only';
import { findCity } from '@/lib/catalogue/cities';
import type { CityFigures, Notary } from '@/lib/contract/notaries/notaries';
import * as contract from '@/lib/contract/notaries/notaries';
import { writtenHours } from '@/lib/domain/notaries/office-hours';
import { PAGE_SIZE } from '@/lib/domain/platform/paging';
import { isoInstant } from '@/lib/domain/platform/time';
import { pictureUrl } from '@/lib/server/media/pictures/service';
import { rateLimitedRead } from '@/lib/server/platform/pipeline/rate-limited-read';
import * as service from './service';
import type { CityRow, NotaryRow } from './store';

export const listNotaries = rateLimitedRead(contract.listNotaries, async ({ query }) => {
  const { notaries, total } = await service.searchPage(query);
  return {
    results: notaries.map(notary),
    hasMore: total > (query.page + 1) * PAGE_SIZE,
    page: query.page,
    total,
  };
});

export const getNotary = rateLimitedRead(contract.getNotary, async ({ params }) =>
  notary(await service.publicNotary(params.id)),
);

export const listNotaryCities = rateLimitedRead(contract.listNotaryCities, async () => {
  const cities = await service.citiesWithNotaries();
  return { results: cities.map(cityFigures) };
});

function notary(row: NotaryRow): Notary {
  return {
    _id: row.id,
    display_name: row.displayName,
    picture_url: pictureUrl(row.picture),
    city: row.city,
    province: findCity(row.city)?.province ?? '',
    office_address: row.officeAddress,
    phone: row.phone,
    commission_number: row.commissionNumber,
    commission_territory: row.commissionTerritory,
    commission_valid_until: row.commissionValidUntil,
    checked_at: isoInstant(row.checkedAt),
    services: [...(row.services ?? [])],
    office_hours: writtenHours(row.hours ?? []),
    bookable: row.bookable,
  };
}

function cityFigures({ city, total, min, max }: CityRow): CityFigures {
  return { city, total, fees: { min, max } };
}
