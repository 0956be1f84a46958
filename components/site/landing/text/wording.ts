import { lawyersOf } from '@/components/lawyers/search/filters/wording';
import type { PriceRange } from '@/lib/contract/lawyers/search';
import { formatPeso } from '@/lib/domain/platform/money';
import { formatCount } from '@/lib/domain/platform/numbers';
import { SITE } from '@/lib/site';
import { fittingDescription } from './fitting';
import { type Landing, parentOf, placeOf } from './landing';
import type { LandingLawyers, LawyerGroup } from './lawyer-groups';

/** Returns `Labor lawyers in Cebu City`. */
export function landingTitle({ area, region }: Landing): string {
  return region
    ? `${lawyersOf(area.label)} in ${placeOf(region)}`
    : `${lawyersOf(area.label)} online`;
}

/** Formats `labor lawyers`, `1 labor lawyer`, `9 labor lawyers`; abbreviations and names keep their capitals. */
export function areaLawyers({ area }: Landing, count: number | null = null, more = false): string {
  const words = lawyersOf(area.label).toLowerCase();
  if (count === null) return words;
  return count === 1 ? `1 ${words.replace(/s$/, '')}` : `${countText(count, more)} ${words}`;
}

/** Formats `1,018`, and `1,000+` if counting stopped there. */
function countText(count: number, more = false): string {
  return `${formatCount(count)}${more ? '+' : ''}`;
}

/** Formats `₱900 to ₱2,000`, or `₱900` if all prices are equal. */
export function priceText({ min, max }: PriceRange): string {
  return min === max ? formatPeso(min) : `${formatPeso(min)} to ${formatPeso(max)}`;
}

/** Names the city with the places that count as part of it: `Makati`, `Ortigas and Pasig`. */
function cityText({ region }: Landing): string {
  const { city = '', cities = [] } = region ?? {};
  return [city, ...cities.filter((name) => !name.startsWith(city))].join(' and ');
}

/** Names the place in which a page's lawyers are counted: the region of a city, the country for none. */
export function countedPlace({ region }: Landing): string {
  return placeOf(parentOf(region) ?? region);
}

export function landingDescription(landing: Landing, { summary }: LandingLawyers): string {
  const title = landingTitle(landing);
  const guide = ['What to bring, offices and courts, time limits.', 'What to bring, time limits.'];
  if (!summary.price_30) return fittingDescription(`${title}.`, ...guide.slice(0, 1));
  const place = `in ${countedPlace(landing)}`;
  const price = `30 minutes by video or phone for ${priceText(summary.price_30)}.`;
  // The pages of a region's cities would all read like that of the region.
  const first = title.endsWith(place)
    ? `${areaLawyers(landing, summary.total)} ${place}`
    : `${title}: ${countText(summary.total)} ${place}`;
  const [long = '', short = ''] = guide;
  const text = fittingDescription(`${first}, ${price}`, long);
  return text.endsWith(long) ? text : fittingDescription(text, short);
}

/** Describes how many lawyers there are and how they meet, in a sentence or two. */
export function countSentence(landing: Landing, lawyers: LandingLawyers): string {
  const { summary, inCity, everywhere } = lawyers;
  const { total } = summary;
  const where = countedPlace(landing);
  if (total === 0) {
    const nobody = `There is no ${singular(landing)} in ${where} on ${SITE.name} yet.`;
    return everywhere?.total ? `${nobody} ${elsewhereSentence(everywhere.total)}` : nobody;
  }
  const meet = total === 1 ? 'Meetings are by video or phone.' : 'All meet by video or phone.';
  if (!landing.region?.queryRegion) {
    return `${areaLawyers(landing, total)} across the Philippines. ${meet}`;
  }
  if (!inCity) return `${areaLawyers(landing, total)} in ${where}. ${meet}`;
  const city = cityText(landing);
  const { total: here, moreThanTotal } = inCity;
  const others = total - here;
  if (here === 0) {
    return `No ${singular(landing)} in ${city} itself yet, but ${countText(total)} in ${where}. ${meet}`;
  }
  const more = moreThanTotal ? 'more' : `${countText(others)} more`;
  const rest = others === 0 ? '' : ` and ${more} in the rest of ${where}`;
  return `${areaLawyers(landing, here, moreThanTotal)} in ${city}${rest}. ${meet}`;
}

export function groupHeading(landing: Landing, group: LawyerGroup, afterCity: boolean): string {
  const { kind, total, more } = group;
  if (kind === 'elsewhere') return `${lawyersOf(landing.area.label)} in other regions`;
  if (kind === 'city') return `${areaLawyers(landing, total, more)} in ${cityText(landing)}`;
  const where = countedPlace(landing);
  if (!afterCity) return `${areaLawyers(landing, total)} in ${where}`;
  return more ? `More in ${where}` : `${countText(total)} more in ${where}`;
}

/** Returns the question about a lawyer's price, answered from current prices; null without a lawyer. */
export function priceQuestion(landing: Landing, { summary }: LandingLawyers) {
  const { price_30, price_60, total } = summary;
  if (!price_30 || !price_60) return null;
  const any = withArticle(singular(landing));
  const who = total === 1 ? `the ${singular(landing)}` : any;
  return {
    question: `How much does a consultation with ${any} cost?`,
    answer: `On ${SITE.name}, 30 minutes with ${who} in ${countedPlace(landing)} cost ${priceText(price_30)} and 60 minutes ${priceText(price_60)}. Each lawyer sets the fee, and you see it before you pay. If the lawyer then takes your case, you agree on that fee in writing.`,
  };
}

function elsewhereSentence(count: number): string {
  return count === 1
    ? 'One in another region can meet you by video or phone.'
    : `${countText(count)} in other regions can meet you by video or phone.`;
}

function withArticle(words: string): string {
  return `${/^[aeio]/.test(words) ? 'an' : 'a'} ${words}`;
}

function singular(landing: Landing): string {
  return areaLawyers(landing).replace(/s$/, '');
}
