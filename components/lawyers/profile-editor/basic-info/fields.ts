import { zodResolver } from '@hookform/resolvers/zod';
import type { UseFormReturn } from 'react-hook-form';
import type * as z from 'zod';
import { LANGUAGES } from '@/lib/catalogue/languages';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import { type BasicInfoInput, basicInfoInput } from '@/lib/contract/lawyers/basic-info';
import type { OwnProfile } from '@/lib/contract/lawyers/own-profile';
import { changedFacts } from '@/lib/domain/lawyers/verification';

export type BasicInfoFields = z.input<typeof basicInfoInput>;
export type BasicInfoForm = UseFormReturn<BasicInfoFields, unknown, BasicInfoInput>;
type BasicInfo = OwnProfile['basic_info'];

export const basicInfoResolver = zodResolver<BasicInfoFields, unknown, BasicInfoInput>(
  basicInfoInput,
  FIELD_MESSAGES,
);

export const LABELS: Readonly<Record<keyof BasicInfoFields, string>> = {
  display_name: 'Display name',
  phone: 'Phone',
  region: 'Region',
  city: 'City',
  office_address: 'Office address',
  areas_of_practice: 'Areas of practice',
  legal_problems: 'Legal problems',
  specializations: 'Specializations',
  languages: 'Languages',
  bar_year: 'Admitted to the bar',
  roll_number: 'Roll of Attorneys number',
  ibp_number: 'IBP number',
  about: 'About',
  quote: 'Quote',
};

export const FIELD_NAMES = Object.keys(LABELS) as readonly (keyof BasicInfoFields)[];

/** Converts the stored values to form values, without choices that are no longer offered. */
export function toFields(info: BasicInfo): BasicInfoFields {
  return {
    ...info,
    // Empty in a new profile; the schema asks for one.
    region: info.region as BasicInfoFields['region'],
    languages: LANGUAGES.filter((language) => info.languages.includes(language)),
    bar_year: String(info.bar_year),
  };
}

const CHECKED_NAMES = {
  displayName: 'your name',
  rollNumber: 'your Roll of Attorneys number',
  ibpNumber: 'your IBP number',
  barYear: 'the year of your admission',
} as const;

/** Returns the names of the checked facts that would change; empty if the check stays valid. */
export function checkedChanges(before: BasicInfo, after: BasicInfoInput): string[] {
  return changedFacts(factsOf(before), factsOf(after)).map((name) => CHECKED_NAMES[name]);
}

function factsOf({ display_name, roll_number, ibp_number, bar_year }: BasicInfo | BasicInfoInput) {
  return {
    displayName: display_name,
    rollNumber: roll_number,
    ibpNumber: ibp_number,
    barYear: bar_year,
  };
}

/** Returns the message of a field, or of the first invalid entry of a list. */
export function messageOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  return Object.values(error).map(messageOf).find(Boolean);
}
