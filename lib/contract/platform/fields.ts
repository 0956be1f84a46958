import * as z from 'zod';
import { present } from '@/lib/clock';
import { formatPeso } from '@/lib/domain/platform/money';
import { toMobileNumber, toPhoneNumber, writtenNumber } from '@/lib/domain/platform/phone';
import { manilaYear } from '@/lib/domain/platform/time';
import { zoneNamed } from '@/lib/domain/platform/zones';
import { COPY, FIELD_COPY, fill } from './copy';

const { validation } = COPY;
/** Maximum characters of a typed number, including separators. */
const PHONE_MAX = 60;

/** Returns an error message: missing, or `wrong`. */
export function missingOr(wrong: string) {
  return ({ input }: { input?: unknown }) => {
    const isMissing = input === undefined || input === null || input === '';
    return isMissing ? validation.required : wrong;
  };
}

/** Returns the schema of required text, trimmed, at most `max` characters. */
export function text(max: number, missing: string = validation.required) {
  return z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(max, fill(validation.tooLong, { max }));
}

/** Returns the schema of optional text: missing, null and blank are the same `undefined`. */
export function optionalText(max: number) {
  return z
    .string()
    .trim()
    .max(max, fill(validation.tooLong, { max }))
    .nullish()
    .transform((value) => value || undefined);
}

/** Email address; stored and compared case-insensitively. */
export const email = z
  .string({ error: validation.requiredEmail })
  .trim()
  .min(1, validation.requiredEmail)
  .max(254, fill(validation.tooLong, { max: 254 }))
  .pipe(z.email(validation.invalidEmail));

/** Parses a phone number; reports the reason for an impossible one. */
function readPhone(typed: string, context: z.core.$RefinementCtx): string {
  const number = toPhoneNumber(typed);
  if (number !== null) return number;
  const isNumber = /^\+?\d{7,15}$/.test(writtenNumber(typed) ?? '');
  const message = isNumber ? FIELD_COPY.phoneUnknown : FIELD_COPY.phone;
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}

/** Phone number, as people write it; stored with its country code, `+639171234567` (`lib/domain/platform/phone.ts`). */
export const phone = phoneOr(validation.required);

/** Returns the schema of a phone number with the message for a missing one. */
export function phoneOr(missing: string) {
  return z
    .string({ error: missing })
    .trim()
    .min(1, { error: missing, abort: true })
    .max(PHONE_MAX, { error: FIELD_COPY.phone, abort: true })
    .transform(readPhone);
}

/** A phone number, or an empty text for none; not a union, which would lose the error of the number. */
export const phoneOrNone = z
  .string()
  .trim()
  .max(PHONE_MAX, { error: FIELD_COPY.phone, abort: true })
  .transform((typed, context) => (typed === '' ? null : readPhone(typed, context)));

export const optionalPhone = phoneOrNone.nullish().transform((value) => value ?? undefined);

/** Maximum characters of a code or number before separators are removed. */
export const NUMBER_MAX = 40;

/** Returns the schema of a code of so many digits; spaces are allowed for readability. */
export function numericCode(digits: number, wrong: string) {
  return z
    .string({ error: validation.required })
    .trim()
    .min(1, { error: validation.required, abort: true })
    .max(NUMBER_MAX, { error: wrong, abort: true })
    .transform((value) => value.replace(/\s/g, ''))
    .pipe(z.string().regex(new RegExp(`^\\d{${digits}}$`), wrong));
}

/** Returns the schema of a six-digit code; spaces are allowed for readability. */
export const sixDigitCode = (wrong: string) => numericCode(6, wrong);

/** Philippine mobile number, to which texts are sent; written as `+639171234567`. */
export const mobileNumber = z
  .string({ error: validation.required })
  .trim()
  .min(1, { error: validation.required, abort: true })
  .max(NUMBER_MAX, FIELD_COPY.textNumber)
  .transform((typed, context) => {
    const number = toMobileNumber(typed);
    if (number !== null) return number;
    context.addIssue({ code: 'custom', message: FIELD_COPY.textNumber });
    return z.NEVER;
  });

/** Returns the schema of a year as typed or sent; not in the future (spec section 5), by Manila time. */
export function year(earliest: number) {
  return z
    .union([z.string(), z.number()], { error: validation.required })
    .transform((value) => String(value).trim())
    .pipe(
      z
        .string()
        .min(1, validation.required)
        .regex(/^\d{4}$/, FIELD_COPY.year),
    )
    .transform(Number)
    .refine((value) => value >= earliest, FIELD_COPY.year)
    .refine((value) => value <= manilaYear(present()), validation.futureYear);
}

/** File of a form; an empty input sends one without a name and content. */
export const file = z
  .file({ error: validation.required })
  .refine((value) => value.size > 0, validation.required);

/** Instant: ISO 8601 UTC with Z, from year 1: PostgreSQL has no year 0. */
export const instant = z.iso
  .datetime({ error: missingOr(FIELD_COPY.instant) })
  .refine((value) => !value.startsWith('0000'), FIELD_COPY.instant);
/** Day key `YYYY-MM-DD`, a day in Asia/Manila. */
export const dayKey = z.iso.date();
/** Day of a filter, from 2000 to 2099: PostgreSQL has no year 0, and nothing here is older. */
export const filterDay = dayKey.refine((value) => value.startsWith('20'), FIELD_COPY.thisCentury);
export const clock = z
  .string({ error: validation.required })
  .min(1, validation.required)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, FIELD_COPY.clockTime);
/** The zone of a browser abroad, for the mails about it; an invalid zone counts as none. */
export const optionalZone = z
  .string()
  .max(60)
  .nullish()
  .transform((name) => (name && zoneNamed(name) ? name : undefined))
  .optional();
/** Money: integer centavos, PHP. */
export const centavos = z.int();

interface Limits {
  readonly min: number;
  readonly max: number;
}

/** Whole number within limits. */
export function between({ min, max }: Limits) {
  return within({ min, max }, fill(FIELD_COPY.numberBetween, { min, max }));
}

/** Centavos within limits. */
export function amountBetween({ min, max }: Limits) {
  const names = { min: formatPeso(min), max: formatPeso(max) };
  return within({ min, max }, fill(FIELD_COPY.amountBetween, names));
}

/** Hundredths of a per cent within limits. */
export function percentBetween({ min, max }: Limits) {
  const names = { min: min / 100, max: max / 100 };
  return within({ min, max }, fill(FIELD_COPY.percentBetween, names));
}

function within({ min, max }: Limits, error: string) {
  return z
    .int({ error: missingOr(error) })
    .min(min, error)
    .max(max, error);
}
/** Opaque id; a lawyer's is a readable handle. */
export const id = z.string().min(1).max(80);
/**
 * Id of a row in a request: an impossible one counts as not found. In lower case, as it comes back from the database
 * (RFC 9562, section 4). Outgoing ids stay opaque.
 */
export const rowId = z.guid().toLowerCase();
/** Query parameter of a paged list, from 0. */
export const page = z.coerce.number().int().min(0).max(10_000).default(0);

export function paged<T extends z.ZodType>(item: T) {
  return z.object({ results: z.array(item), hasMore: z.boolean(), page: z.int() });
}
