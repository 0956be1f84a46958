import type * as z from 'zod';
import { COPY, FIELD_COPY, fill } from '@/lib/contract/platform/copy';

const { invalidEmail, required, tooLong, tooShort } = COPY.validation;
const COUNTED = ['string', 'array'];

/** Returns the message for a value where its schema has none: never the validator's own text. */
export function fieldMessage(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'invalid_format' && issue.format === 'email') return invalidEmail;
  if (issue.code === 'too_big' && COUNTED.includes(issue.origin))
    return fill(tooLong, { max: Number(issue.maximum) });
  if (issue.code === 'too_small' && issue.origin === 'string' && Number(issue.minimum) > 1)
    return fill(tooShort, { min: Number(issue.minimum) });
  if (issue.code === 'unrecognized_keys') return FIELD_COPY.notHere;
  return required;
}

/** Second argument of every `zodResolver`: a form shows the messages of the API. */
export const FIELD_MESSAGES = { error: fieldMessage } as const;
