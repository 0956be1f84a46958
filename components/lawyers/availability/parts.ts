import * as z from 'zod';
import { listAddress } from '@/components/platform/address';
import { PROFILE_PATH } from '../profile-editor/sections';

/** Pages of the availability, in the order of their tabs. */
export const AVAILABILITY_PARTS = ['week', 'days-off', 'rules', 'calendars'] as const;
export type AvailabilityPart = (typeof AVAILABILITY_PARTS)[number];

export const PART_LABELS: Readonly<Record<AvailabilityPart, string>> = {
  week: 'Week',
  'days-off': 'Days off',
  rules: 'Rules and prices',
  calendars: 'Calendars',
};

/** Address of the availability; without a part it opens the week. */
export const AVAILABILITY_ADDRESS = listAddress(
  `${PROFILE_PATH}/availability`,
  z.object({ part: z.enum(AVAILABILITY_PARTS).catch('week') }),
);

/** Anchor of former links to Google Calendar. */
export const GOOGLE_ANCHOR = '#google-calendar';

/** Returns the page on which a field of the form stands, by its path. */
export function partOfField(name: string): AvailabilityPart {
  if (name.startsWith('days')) return 'week';
  return name.startsWith('exceptions') ? 'days-off' : 'rules';
}
