import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldPath } from 'react-hook-form';
import * as z from 'zod';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import { lawyerSignupInput } from '@/lib/contract/lawyers/signup';
import { FIELD_COPY } from '@/lib/contract/platform/copy';

const lawyerForm = lawyerSignupInput
  .omit({ callback_url: true, consent: true, proof: true })
  .extend({
    terms: z.literal(true, { error: FIELD_COPY.terms }),
  });

export type LawyerFields = z.input<typeof lawyerForm>;
export type LawyerValues = z.output<typeof lawyerForm>;

export const lawyerResolver = zodResolver<LawyerFields, unknown, LawyerValues>(
  lawyerForm,
  FIELD_MESSAGES,
);

export const STEPS = ['account', 'practice', 'ids'] as const;
export type Step = (typeof STEPS)[number];

export const FIELDS: Readonly<Record<Step, readonly FieldPath<LawyerFields>[]>> = {
  account: ['first_name', 'last_name', 'email', 'phone', 'password'],
  practice: ['region', 'city', 'bar_year', 'areas_of_practice', 'languages'],
  ids: ['ibp_id', 'government_id', 'roll_number', 'ibp_number', 'terms'],
};

export function stepOf(field: string): Step {
  const [name = ''] = field.split('.');
  return STEPS.find((step) => FIELDS[step].some((known) => known === name)) ?? 'account';
}

/** Text fields, stored across a reload. */
export const EMPTY_TEXT = {
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  region: '',
  city: '',
  bar_year: '',
  areas_of_practice: [] as string[],
  languages: [] as string[],
  roll_number: '',
  ibp_number: '',
};
export type LawyerText = typeof EMPTY_TEXT;
