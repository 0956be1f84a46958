import { placeOf, withTitle } from '@/components/lawyers/practice';
import * as notaries from '@/components/notaries/wording';
import type { Post } from '@/lib/blog/post';
import type { City } from '@/lib/catalogue/cities';
import type { LawyerProfile } from '@/lib/contract/lawyers/lawyers';
import type { LawyerSummary } from '@/lib/contract/lawyers/search';
import type { CityFigures, Notary } from '@/lib/contract/notaries/notaries';
import { dayKeyStart, formatDay, formatMonth } from '@/lib/domain/platform/clock-labels';
import { formatPeso } from '@/lib/domain/platform/money';
import { SITE } from '@/lib/site';
import type { Landing } from '../landing/text/landing';
import { countedPlace, landingTitle, priceText } from '../landing/text/wording';

export interface ShareContent {
  readonly above: string;
  readonly headline: string;
  readonly below: string;
  readonly facts: readonly ShareFact[];
  /** Address of a stored portrait, `/pictures/…`. */
  readonly portrait: string | null;
}

export interface ShareFact {
  readonly value: string;
  readonly label: string;
}

/** Content for every page without a picture of its own. */
export const SITE_CONTENT: ShareContent = {
  above: '',
  headline: SITE.tagline,
  below: 'Prices and open times before you book',
  facts: [],
  portrait: null,
};

export const HOME_CONTENT: ShareContent = {
  above: 'Consultations by video or phone',
  headline: SITE.tagline,
  below: '',
  facts: [
    { value: 'Who', label: 'IDs checked, with the date' },
    { value: 'When', label: 'open times of 14 days' },
    { value: 'How much', label: 'full price before you book' },
  ],
  portrait: null,
};

export const SEARCH_CONTENT: ShareContent = {
  above: 'Lawyers online',
  headline: 'Compare lawyers by price and open times',
  below: 'By legal problem, region and language',
  facts: [],
  portrait: null,
};

export const NOTARY_SEARCH_CONTENT: ShareContent = {
  above: 'Notaries public',
  headline: 'Find a notary public by city, open hours and fees',
  below: 'Commissions checked, with the date',
  facts: [],
  portrait: null,
};

export const FREE_HELP_CONTENT: ShareContent = {
  above: 'Free legal help',
  headline: 'A free 30-minute consultation with a lawyer',
  below: 'And where to ask for free legal help in your region',
  facts: [],
  portrait: null,
};

export const BLOG_CONTENT: ShareContent = {
  above: SITE.name,
  headline: 'Legal Insights',
  below: 'Philippine law in plain English, dated and with its sources',
  facts: [],
  portrait: null,
};

export function lawyerContent(profile: LawyerProfile): ShareContent {
  const { display_name, areas_of_practice, services, verified_at, picture_url } = profile;
  return {
    above: verified_at ? `IBP ID checked ${formatMonth(Date.parse(verified_at))}` : 'Lawyer',
    headline: withTitle(display_name),
    below: `${areas_of_practice.join(', ')} · ${placeOf(profile)}`,
    facts: services.map(({ duration, price }) => ({
      value: formatPeso(price),
      label: `${duration} minutes`,
    })),
    portrait: picture_url,
  };
}

export function notaryContent(notary: Notary): ShareContent {
  const { display_name, services, commission_valid_until, checked_at, picture_url } = notary;
  const prices = services.map(({ price }) => price);
  return {
    above: `Notary public · commission checked ${formatMonth(Date.parse(checked_at))}`,
    headline: withTitle(display_name),
    below: notaries.placeOf(notary),
    facts: [
      ...(prices.length > 0
        ? [{ value: formatPeso(Math.min(...prices)), label: 'lowest fee' }]
        : []),
      { value: formatDay(dayKeyStart(commission_valid_until)), label: 'end of the commission' },
    ],
    portrait: picture_url,
  };
}

export function landingContent(
  landing: Landing,
  { total, price_30, price_60 }: LawyerSummary,
): ShareContent {
  const who = total === 1 ? 'lawyer' : 'lawyers';
  // Counted in the region, also where the page is about a city of it.
  const label = landing.region?.city ? `${who} in ${countedPlace(landing)}` : who;
  const facts = [
    ...(total > 0 ? [{ value: String(total), label }] : []),
    ...(price_30 ? [{ value: priceText(price_30), label: '30 minutes' }] : []),
    ...(price_60 ? [{ value: priceText(price_60), label: '60 minutes' }] : []),
  ];
  return {
    above: 'Consultations by video or phone',
    headline: landingTitle(landing),
    below: '',
    facts,
    portrait: null,
  };
}

export function notaryCityContent(
  { label }: City,
  total: number,
  fees: CityFigures['fees'] | null,
): ShareContent {
  const who = total === 1 ? 'notary public' : 'notaries public';
  return {
    above: 'Offices, hours and fees',
    headline: `Notary public in ${label}`,
    below: '',
    facts: [
      ...(total > 0 ? [{ value: String(total), label: who }] : []),
      ...(fees ? [{ value: priceText(fees), label: 'lowest fees' }] : []),
    ],
    portrait: null,
  };
}

export function postContent({ title, author, published }: Post): ShareContent {
  return {
    above: 'Legal Insights',
    headline: title,
    below: `${author} · ${formatDay(dayKeyStart(published))}`,
    facts: [],
    portrait: null,
  };
}
