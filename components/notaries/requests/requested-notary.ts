import { findCity } from '@/lib/catalogue/cities';
import type { Notary } from '@/lib/contract/notaries/notaries';

/** What the page of a request shows of a notary public. */
export function requestedNotary(notary: Notary) {
  const { _id, display_name, picture_url, services, office_hours } = notary;
  const city = findCity(notary.city)?.label ?? notary.city;
  const address = `${notary.office_address}, ${city}`;
  return { _id, display_name, picture_url, services, office_hours, address };
}

export type RequestedNotary = ReturnType<typeof requestedNotary>;
