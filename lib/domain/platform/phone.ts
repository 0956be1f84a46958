import { isPossibleNumber } from './calling-codes';

/**
 * Mobile numbers after +63. Source: libphonenumber-js 1.13.16, country PH; 813, 817 and 895 to 898 belong to newer
 * operators.
 */
const MOBILE =
  /^(?:8(?:1[37]|9[5-8])|9(?:0[5-9]|1[0-24-9]|[235-7]\d|4[2-9]|8[135-9]|9[1-9]))\d{7}$/;
/** Landlines behind +63: eight digits in the capital, seven elsewhere; area codes of the same source. */
const LANDLINE = /^(?:2[3-8]\d{7}|(?:3[2-68]|4[2-9]|5[2-6]|6[2-58]|7[24578]|8[2-8])\d{7})$/;

/**
 * Normalises a phone number to the stored form `+639171234567`. Blanks, dashes, brackets and invisible characters are
 * ignored; 00, a bare 63 and a leading 0 are read as country codes. Null for an impossible number.
 * @example toPhoneNumber('0917 123-4567') // '+639171234567'
 */
export function toPhoneNumber(typed: string): string | null {
  return readNumber(typed) ?? readNumber(typed.replace(ZERO_AT_HOME, ''));
}

/** The 0 that is dialed at home alone: `+44 (0)7911 123456`. */
const ZERO_AT_HOME = /\(\s*0\s*\)/;
/** Digits of Arabic and Persian keyboards; the last four bits of each are its value. */
const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;

function readNumber(typed: string): string | null {
  const written = writtenNumber(typed);
  if (written === null) return null;
  const digits = written.replace('+', '');
  if (written.startsWith('+')) return international(digits);
  if (digits.startsWith('00')) return international(digits.slice(2));
  if (digits.startsWith('0')) return philippine(digits.slice(1));
  return philippine(digits) ?? (digits.startsWith('63') ? international(digits) : null);
}

/**
 * Reduces a text without letters to its digits and a leading plus: `+639171234567`, `09171234567`; null for other
 * text.
 */
export function writtenNumber(typed: string): string | null {
  const marks = typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 15));
  if (/[\p{L}\p{M}]/u.test(marks)) return null;
  const digits = marks.replace(/\D/g, '');
  return /^[^\d]*\+/.test(marks) ? `+${digits}` : digits;
}

function international(digits: string): string | null {
  // `+63 (0)917 123 4567`
  if (digits.startsWith('63')) return philippine(digits.slice(2).replace(/^0/, ''));
  return isPossibleNumber(digits) ? `+${digits}` : null;
}

function philippine(local: string): string | null {
  return MOBILE.test(local) || LANDLINE.test(local) ? `+63${local}` : null;
}

/** Normalises a Philippine mobile number to its stored form; null for anything else. */
export function toMobileNumber(typed: string): string | null {
  const number = toPhoneNumber(typed);
  return number?.startsWith('+63') && MOBILE.test(number.slice(3)) ? number : null;
}

/**
 * Formats a stored phone number as written in the Philippines: `+63 917 123 4567` for a mobile number, `+63 2 8123
 * 4567` for the capital, `+63 52 820 1234` elsewhere. Numbers of other countries and lengths are unchanged.
 */
export function phoneLabel(number: string): string {
  const [, local] = /^(?:\+63|0)(\d{8,10})$/.exec(number) ?? [];
  if (!local) return number;
  const groups =
    /^([89]\d{2})(\d{3})(\d{4})$/.exec(local) ??
    /^(2)(\d{4})(\d{4})$/.exec(local) ??
    /^([3-8]\d)(\d{3})(\d{4})$/.exec(local);
  return groups ? `+63 ${groups.slice(1).join(' ')}` : number;
}

export function phoneHref(number: string): string {
  return `tel:${toPhoneNumber(number) ?? number}`;
}

/**
 * Returns the digits of a Philippine mobile number with its country code (`639171234567`), as messaging apps expect
 * it; null for others.
 */
export function mobileDigits(number: string): string | null {
  return toMobileNumber(number)?.slice(1) ?? null;
}
