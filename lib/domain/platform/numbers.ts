/**
 * A whole number as the screens write it, `1,200`. Written out: the first `Intl.NumberFormat` of a page costs a phone
 * some 50 milliseconds.
 */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
