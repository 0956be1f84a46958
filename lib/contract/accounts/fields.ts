import * as z from 'zod';
import { COPY, FIELD_COPY, fill } from '@/lib/contract/platform/copy';
import { text } from '@/lib/contract/platform/fields';
import {
  checkPassword,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from '@/lib/domain/accounts/password';
import { isPersonName, typedName } from '@/lib/domain/accounts/person-name';

const { validation } = COPY;

/** Returns the schema of a first, last or display name. */
export function personName(max: number) {
  return text(max).overwrite(typedName).refine(isPersonName, FIELD_COPY.personName);
}

/** Returns the same schema, where missing, null and blank mean no name. */
export function optionalPersonName(max: number) {
  return z
    .union([
      z
        .string()
        .regex(/^\s*$/)
        .transform(() => undefined),
      personName(max),
    ])
    .nullish()
    .transform((value) => value ?? undefined);
}

/** An existing password, whatever rule it was made under. */
export const password = z
  .string({ error: validation.required })
  .min(1, validation.required)
  .max(PASSWORD_MAX_LENGTH);

export const newPassword = z
  .string({ error: validation.required })
  .min(1, validation.required)
  .min(PASSWORD_MIN_LENGTH, fill(validation.tooShort, { min: PASSWORD_MIN_LENGTH }))
  .max(PASSWORD_MAX_LENGTH, fill(validation.tooLong, { max: PASSWORD_MAX_LENGTH }))
  .refine((value) => checkPassword(value).number, FIELD_COPY.passwordNumber)
  .refine((value) => checkPassword(value).lowercase, FIELD_COPY.passwordLowercase)
  .refine((value) => checkPassword(value).uppercase, FIELD_COPY.passwordUppercase);

/** callback_url as sent. The server parses it before redirecting: a disallowed one counts as none. */
export const callbackUrl = z
  .string()
  .max(2000)
  .refine((value) => !value.includes('\0'), FIELD_COPY.nullCharacter)
  .nullish()
  .transform((value) => value ?? undefined);

/** A solved challenge of GET auth/challenge: base64 of `{challenge, solution}`. */
export const proof = z
  .string()
  .max(4000)
  .nullish()
  .transform((value) => value ?? undefined);
