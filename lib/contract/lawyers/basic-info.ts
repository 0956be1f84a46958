import * as z from 'zod';
import { findLegalProblem } from '@/lib/catalogue/legal-problems/legal-problems';
import { SEARCH_REGIONS } from '@/lib/catalogue/regions';
import { personName } from '@/lib/contract/accounts/fields';
import { COPY, fill } from '@/lib/contract/platform/copy';
import { phone, text, year } from '@/lib/contract/platform/fields';
import { withoutTitle } from '@/lib/domain/lawyers/display-name';
import {
  ABOUT_MAX,
  ABOUT_MIN,
  DISPLAY_NAME_MAX,
  MAX_SPECIALIZATIONS,
  OFFICE_ADDRESS_MAX,
  QUOTE_MAX,
  SPECIALIZATION_MAX,
} from '@/lib/domain/lawyers/profile-limits';
import { characterCount } from '@/lib/domain/platform/character-count';
import {
  areaOfPractice,
  choices,
  EARLIEST_BAR_YEAR,
  ibpNumber,
  language,
  rollNumber,
} from './signup';

const { required, tooLong, tooShort } = COPY.validation;

const displayName = z
  .string({ error: required })
  .trim()
  .overwrite(withoutTitle)
  .pipe(personName(DISPLAY_NAME_MAX));

const about = z
  .string({ error: required })
  .trim()
  .min(1, required)
  .refine((value) => characterCount(value) >= ABOUT_MIN, fill(tooShort, { min: ABOUT_MIN }))
  .refine((value) => characterCount(value) <= ABOUT_MAX, fill(tooLong, { max: ABOUT_MAX }))
  .meta({ minLength: ABOUT_MIN, maxLength: ABOUT_MAX });

export const basicInfoInput = z
  .object({
    display_name: displayName,
    phone,
    region: z.enum(SEARCH_REGIONS, { error: required }),
    city: text(60),
    office_address: text(OFFICE_ADDRESS_MAX),
    areas_of_practice: choices(areaOfPractice),
    legal_problems: choices(
      z.int({ error: required }).refine((value) => findLegalProblem(value), required),
    ),
    specializations: choices(text(SPECIALIZATION_MAX), MAX_SPECIALIZATIONS),
    languages: choices(language),
    bar_year: year(EARLIEST_BAR_YEAR),
    roll_number: rollNumber,
    ibp_number: ibpNumber,
    about,
    quote: text(QUOTE_MAX),
  })
  .meta({ id: 'BasicInfoInput' });
export type BasicInfoInput = z.output<typeof basicInfoInput>;

const asStored = {
  display_name: z.string(),
  phone: z.string(),
  region: z.string(),
  city: z.string(),
  office_address: z.string(),
  areas_of_practice: z.array(z.string()),
  legal_problems: z.array(z.int()),
  specializations: z.array(z.string()),
  languages: z.array(z.string()),
  bar_year: z.int(),
  roll_number: z.string(),
  ibp_number: z.string(),
  about: z.string(),
  quote: z.string(),
} satisfies Record<keyof BasicInfoInput, z.ZodType>;

export const basicInfo = z.object(asStored).meta({ id: 'BasicInfo' });
export type BasicInfo = z.output<typeof basicInfo>;
