import { dayKey } from '@/lib/domain/platform/clock-labels';

/** Formats `17 years in practice`, from the year of admission to the bar to the Manila year of `now`. */
export function yearsInPractice(barYear: number, now: number): string {
  const years = Number(dayKey(now).slice(0, 4)) - barYear;
  if (years <= 0) return 'First year in practice';
  return years === 1 ? '1 year in practice' : `${years} years in practice`;
}

/** Formats `Cebu City, Central Visayas (VII)`; the region alone if the lawyer gives no city. */
export function placeOf({ city, region }: { city: string; region: string }): string {
  return city ? `${city}, ${region}` : region;
}

/** Returns a region without its number: `Central Visayas`. */
export function shortRegion(region: string): string {
  return region.replace(/ \(.*\)$/, '');
}

/**
 * Formats `Cebu City`, or `Central Visayas` if the lawyer gives no city: the place without the number of its region.
 */
export function shortPlaceOf({ city, region }: { city: string; region: string }): string {
  return city || shortRegion(region);
}

/** Formats `Atty. Maria Luisa Santos`, also if the name already has the title. */
export function withTitle(name: string): string {
  return /^atty\b/i.test(name) ? name : `Atty. ${name}`;
}
