import type { Notary } from '@/lib/contract/notaries/notaries';
import { placeOf } from '../wording';

export function requestedNotary(notary: Notary) {
  const { _id, display_name, picture_url, services, office_hours } = notary;
  const address = `${notary.office_address}, ${placeOf(notary)}`;
  return { _id, display_name, picture_url, services, office_hours, address };
}

export type RequestedNotary = ReturnType<typeof requestedNotary>;
