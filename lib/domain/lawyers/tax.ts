/** Registered for value-added tax with the Bureau of Internal Revenue, or not. */
export const VAT_STATUSES = ['VAT', 'NON_VAT'] as const;
export type VatStatus = (typeof VAT_STATUSES)[number];

/**
 * A Taxpayer Identification Number as forms of the Bureau of Internal Revenue write it: three groups of three digits, then
 * the branch code.
 *
 * @param tin 9 to 14 digits
 */
export function groupedTin(tin: string): string {
  const groups = [tin.slice(0, 3), tin.slice(3, 6), tin.slice(6, 9), tin.slice(9)];
  return groups.filter((group) => group !== '').join('-');
}
