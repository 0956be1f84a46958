import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { minutesOf, type NotaryInput } from '@/lib/contract/notaries/own-notary';
import type { OfficeHours } from '@/lib/domain/notaries/office-hours';

interface Office {
  readonly officeAddress: string;
  readonly phone: string;
}
interface Offer {
  readonly hours: readonly OfficeHours[];
  readonly services: readonly { name: string; price: number }[];
}

/** The form as it is stored: hours in the order of the week, from Sunday. */
export function storedForm(input: NotaryInput) {
  return {
    office: { officeAddress: input.office_address, phone: input.phone },
    commission: {
      city: input.city,
      commissionNumber: input.commission_number,
      commissionTerritory: input.commission_territory,
      commissionValidUntil: input.commission_valid_until,
    },
    offer: {
      hours: input.office_hours
        .map(minutesOf)
        .toSorted((a, b) => a.day - b.day || a.startMinute - b.startMinute),
      services: input.services,
    },
  };
}

/** Whether people see something else. */
export function isSeen(
  before: { office: Office | undefined; offer: Offer },
  after: { office: Office; offer: Offer },
): boolean {
  const { officeAddress, phone } = before.office ?? { officeAddress: '', phone: '' };
  return !isDeepStrictEqual(
    { office: { officeAddress, phone }, offer: before.offer },
    { office: after.office, offer: after.offer },
  );
}
