import 'server-only';
import { findCity } from '@/lib/catalogue/cities';
import type { CityFigures, Notary } from '@/lib/contract/notaries/notaries';
import { writtenHours } from '@/lib/domain/notaries/office-hours';
import { isoInstant } from '@/lib/domain/platform/time';
import { pictureUrl } from '@/lib/server/media/pictures/service';
import type { CityRow, NotaryRow } from './store';

export function notary(row: NotaryRow): Notary {
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

export function cityFigures({ city, total, min, max }: CityRow): CityFigures {
  return { city, total, fees: { min, max } };
}
