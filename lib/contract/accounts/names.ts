import * as z from 'zod';
import { COPY } from '@/lib/contract/platform/copy';
import { personName } from './fields';

const NAME_MAX = 60;
const lastName = personName(NAME_MAX);

/** Names of an account as they are typed; `checkLastName` and `readLastName` belong to them. */
export const nameFields = {
  first_name: personName(NAME_MAX),
  /** Required unless the person has one name; not read otherwise. */
  last_name: z
    .string({ error: COPY.validation.required })
    .meta({ maxLength: NAME_MAX })
    .default(''),
  /** The person has one name alone, the first; the last one is then empty. */
  one_name: z.boolean().optional(),
};

interface Names {
  last_name?: string | undefined;
  one_name?: boolean | undefined;
}

/** Refuses a last name that is missing or none, unless the person has one name; beside what is wrong with other fields. */
export const checkLastName = z.superRefine<Names>(
  ({ last_name, one_name }, context) => {
    if (one_name || last_name === undefined) return;
    const [wrong] = lastName.safeParse(last_name).error?.issues ?? [];
    if (wrong) context.addIssue({ code: 'custom', path: ['last_name'], message: wrong.message });
  },
  { when: ({ value }) => typeof (value as Names | null)?.last_name === 'string' },
);

/** Stores a last name as names are stored, and none for a person with one name, whatever was typed before. */
export const readLastName = z.overwrite<Names>((names) => {
  if (names.one_name) return { ...names, last_name: '' };
  const { data } = lastName.safeParse(names.last_name);
  return data === undefined ? names : { ...names, last_name: data };
});
