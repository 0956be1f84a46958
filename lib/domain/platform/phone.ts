/**
 * A phone number with its country code: a Philippine mobile number may be written without.
 *
 * @example withCountryCode('09171234567') // '+639171234567'
 */
export function withCountryCode(phone: string): string {
  return phone.replace(/^0(?=9\d{9}$)/, '+63');
}
