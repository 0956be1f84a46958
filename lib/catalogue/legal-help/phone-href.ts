/** Returns the address that calls a Philippine number; short numbers such as 911 have no country code. */
export function phoneHref(number: string): string {
  const digits = number.replace(/\D/g, '');
  return digits.length < 7 ? `tel:${digits}` : `tel:+63${digits.replace(/^0/, '')}`;
}
