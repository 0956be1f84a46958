import * as z from 'zod';
import { COPY } from '@/lib/contract/platform/copy';
import { personName } from './fields';

const NAME_MAX = 60;
const lastName = personName(NAME_MAX);

export const nameFields = {
  first_name: personName(NAME_MAX),
  /** Required unless the person has one name; otherwise ignored. */
  last_name: z
    .string({ error: COPY.validation.required })
    .meta({ maxLength: NAME_MAX })
    .default(''),
  /** The person has a single name, the first; the last name is then empty. */
  one_name: z.boolean().optional(),
};

interface Names {
  last_name?: string | undefined;
  one_name?: boolean | undefined;
}

/**
 * Refuses a missing or empty last name, unless the person has one name; reported together with errors of other
 * fields.
 */
export const checkLastName = z.superRefine<Names>(
  ({ last_name, one_name }, context) => {
    if (one_name || last_name === undefined) return;
    const [wrong] = lastName.safeParse(last_name).error?.issues ?? [];
    if (wrong) context.addIssue({ code: 'custom', path: ['last_name'], message: wrong.message });
  },
  { when: ({ value }) => typeof (value as Names | null)?.last_name === 'string' },
);

/** Normalizes the last name, and clears it for a person with one name. */
export const readLastName = z.overwrite<Names>((names) => {
  if (names.one_name) return { ...names, last_name: '' };
  const { data } = lastName.safeParse(names.last_name);
  return data === undefined ? names : { ...names, last_name: data };
});
