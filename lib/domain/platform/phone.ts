/**
 * A phone number with its country code: a Philippine mobile number may be written without.
 *
 * @example withCountryCode('09171234567') // '+639171234567'
 */
export function withCountryCode(phone: string): string {
  return phone.replace(/^0(?=9\d{9}$)/, '+63');
}

/**
 * A stored phone number as people in the Philippines write it: `+63 917 123 4567` of a mobile number, `+63 2 8123 4567` of the
 * capital, `+63 52 820 1234` elsewhere. Numbers of other countries and lengths stay as they are.
 */
export function phoneLabel(number: string): string {
  const [, local] = /^(?:\+63|0)(\d{8,10})$/.exec(number) ?? [];
  if (!local) return number;
  const groups =
    /^(9\d{2})(\d{3})(\d{4})$/.exec(local) ??
    /^(2)(\d{4})(\d{4})$/.exec(local) ??
    /^([3-8]\d)(\d{3})(\d{4})$/.exec(local);
  return groups ? `+63 ${groups.slice(1).join(' ')}` : number;
}

/** The digits of a Philippine mobile number with its country code (`639171234567`), as apps for messages take it; null for others. */
export function mobileDigits(number: string): string | null {
  return /^\+?(639\d{9})$/.exec(withCountryCode(number))?.[1] ?? null;
}
