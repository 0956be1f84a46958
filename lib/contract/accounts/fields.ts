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

/** First or last name of a person, or the name a person is shown under. */
export function personName(max: number) {
  return text(max).overwrite(typedName).refine(isPersonName, FIELD_COPY.personName);
}

/** The same where nothing, null and blank are no name. */
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

/** A password that exists already, whatever rule it was made under. */
export const password = z
  .string({ error: validation.required })
  .min(1, validation.required)
  .max(PASSWORD_MAX_LENGTH);

/** New password (spec section 5). */
export const newPassword = z
  .string({ error: validation.required })
  .min(1, validation.required)
  .min(PASSWORD_MIN_LENGTH, fill(validation.tooShort, { min: PASSWORD_MIN_LENGTH }))
  .max(PASSWORD_MAX_LENGTH, fill(validation.tooLong, { max: PASSWORD_MAX_LENGTH }))
  .refine((value) => checkPassword(value).number, FIELD_COPY.passwordNumber)
  .refine((value) => checkPassword(value).lowercase, FIELD_COPY.passwordLowercase)
  .refine((value) => checkPassword(value).uppercase, FIELD_COPY.passwordUppercase);

/** callback_url as it was sent. The server parses it before it leads anywhere: one that must not be followed counts as none. */
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
