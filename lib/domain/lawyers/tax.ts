export const VAT_STATUSES = ['VAT', 'NON_VAT'] as const;
export type VatStatus = (typeof VAT_STATUSES)[number];

/**
 * Nine digits, and a branch code of three to five: forms of the Bureau of Internal Revenue (1901, 2307) have three or
 * five.
 */
export const TIN = /^(?!0{9})\d{9}(?:\d{3,5})?$/;

/**
 * Formats a Taxpayer Identification Number like forms of the Bureau of Internal Revenue: three groups of three
 * digits, then the branch code.
 * @param tin in the format of TIN
 */
export function groupedTin(tin: string): string {
  const groups = [tin.slice(0, 3), tin.slice(3, 6), tin.slice(6, 9), tin.slice(9)];
  return groups.filter((group) => group !== '').join('-');
}
