import * as z from 'zod';
import { AREA_LABELS, AREA_SLUGS, findArea } from '@/lib/catalogue/areas';
import { LANGUAGES } from '@/lib/catalogue/languages';
import { SEARCH_REGIONS } from '@/lib/catalogue/regions';
import { callbackUrl, newPassword, personName, proof } from '@/lib/contract/accounts/fields';
import { user } from '@/lib/contract/accounts/users';
import { COPY, FIELD_COPY, fill } from '@/lib/contract/platform/copy';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { email, file, optionalText, phone, text, year } from '@/lib/contract/platform/fields';
import { withoutTitle } from '@/lib/domain/lawyers/display-name';
import { MAX_ID_BYTES } from '@/lib/domain/platform/files/upload-limits';

const { required } = COPY.validation;

/** More than any list of the catalogue has. */
const MAX_CHOICES = 500;

/** No lawyer admitted earlier is alive. */
export const EARLIEST_BAR_YEAR = 1940;

/** Number in the Roll of Attorneys. */
export const rollNumber = z
  .string({ error: required })
  .trim()
  .min(1, required)
  .regex(/^\d{1,7}$/, FIELD_COPY.rollNumber);

export const ibpNumber = text(40);

export const areaOfPractice = z
  .string()
  .transform((value, context) => {
    const area = findArea(value);
    if (area) return area.label;
    context.addIssue({ code: 'custom', message: required });
    return z.NEVER;
  })
  .meta({ enum: [...AREA_LABELS, ...AREA_SLUGS] });

export const language = z.enum(LANGUAGES, { error: required });

/** Returns the schema of a list without duplicates and with at least one entry. */
export function choices<T extends z.ZodType>(one: T, max = MAX_CHOICES) {
  return z
    .array(one, { error: required })
    .min(1, required)
    .max(max, fill(COPY.validation.tooLong, { max }))
    .transform((values) => [...new Set(values)]);
}

/** The profile prefixes it with “Atty.” */
const lawyerFirstName = z
  .string({ error: required })
  .trim()
  .overwrite(withoutTitle)
  .pipe(personName(60));

export const lawyerSignupInput = z
  .object({
    first_name: lawyerFirstName,
    last_name: personName(60),
    email,
    password: newPassword,
    phone,
    roll_number: rollNumber,
    ibp_number: ibpNumber,
    bar_year: year(EARLIEST_BAR_YEAR),
    region: z.enum(SEARCH_REGIONS, { error: required }),
    city: optionalText(60),
    areas_of_practice: choices(areaOfPractice),
    languages: choices(language),
    government_id: file,
    ibp_id: file,
    /** Checkbox: accepts the current terms and privacy policy, and that the IDs are checked. */
    consent: z.literal('true', { error: FIELD_COPY.terms }).optional(),
    callback_url: callbackUrl,
    proof,
  })
  .meta({ id: 'LawyerSignup' });

export const lawyerSignup = endpoint({
  method: 'POST',
  path: '/api/v1/auth/lawyer/signup',
  access: 'public',
  tag: 'Auth',
  summary:
    'Register a lawyer with both IDs; signs in, mails a verification link, asks the verifier',
  body: lawyerSignupInput,
  bodyKind: 'multipart',
  maxFileBytes: 2 * MAX_ID_BYTES,
  status: 201,
  response: user,
  errors: ['email_taken', 'proof_required', 'too_many_pixels'],
});
