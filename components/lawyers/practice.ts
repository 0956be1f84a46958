import { dayKey } from '@/lib/domain/platform/clock-labels';

/** `17 years in practice`, counted from the year of admission to the bar to the Manila year of `now`. */
export function yearsInPractice(barYear: number, now: number): string {
  const years = Number(dayKey(now).slice(0, 4)) - barYear;
  if (years <= 0) return 'First year in practice';
  return years === 1 ? '1 year in practice' : `${years} years in practice`;
}

/** `Cebu City, Central Visayas (VII)`; the region alone where the lawyer gives no city. */
export function placeOf({ city, region }: { city: string; region: string }): string {
  return city ? `${city}, ${region}` : region;
}

/** A region without its number: `Central Visayas`. */
export function shortRegion(region: string): string {
  return region.replace(/ \(.*\)$/, '');
}

/** `Cebu City`, or `Central Visayas` where the lawyer gives no city: the place without the number of its region. */
export function shortPlaceOf({ city, region }: { city: string; region: string }): string {
  return city || shortRegion(region);
}

/** `Atty. Maria Luisa Santos`, also where the name was given with the title. */
export function withTitle(name: string): string {
  return /^atty\b/i.test(name) ? name : `Atty. ${name}`;
}
