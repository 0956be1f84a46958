import 'server-only';
import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { FIELD_COPY } from '@/lib/contract/platform/copy';
import { AppError } from '../app-error';

function isShared(callingCode: string): boolean {
  return getCountries().filter((one) => getCountryCallingCode(one) === callingCode).length > 1;
}

/**
 * Returns a stored foreign number (`+971501234567`) as it is dialled from abroad, without the 0 in `+971 050 123
 * 4567`; null where its country's plan has no such number.
 * The rule is the plan's first digits and lengths (libphonenumber-js, `isValid` of the `min` set). The `max` set
 * knows each assigned range and refuses those of next year; so does `min` where countries share a calling code, so
 * only the length counts there. Accepting a wrong number costs a call, refusing a right one costs the booking.
 */
export function existingNumber(number: string): string | null {
  const read = parsePhoneNumberFromString(number);
  if (!read) return null;
  const exists = isShared(read.countryCallingCode) ? read.isPossible() : read.isValid();
  return exists ? read.number : null;
}

/**
 * Returns the body of a call with the foreign number in its field `phone` in stored form. The contract has checked
 * Philippine numbers; the plans of other countries are too large for a page.
 * @throws AppError invalid_input at `phone`
 */
export function withExistingNumber(body: unknown): unknown {
  const phone = (body as { phone?: unknown } | null | undefined)?.phone;
  if (typeof phone !== 'string' || !phone.startsWith('+') || phone.startsWith('+63')) return body;
  const number = existingNumber(phone);
  if (number !== null) return { ...(body as object), phone: number };
  const message = FIELD_COPY.phoneUnknown;
  throw new AppError('invalid_input', message, { fields: { phone: message } });
}
