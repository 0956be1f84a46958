import { placeOf, withTitle } from '@/components/lawyers/practice';
import type { LawyerProfile } from '@/lib/contract/lawyers';
import { formatMonth } from '@/lib/domain/clock-labels';
import { formatPeso } from '@/lib/domain/money';
import { SITE } from '@/lib/site';

/** What stands in the picture that goes along when a page is shared. */
export interface ShareContent {
  /** One line above the headline. */
  readonly above: string;
  readonly headline: string;
  /** One or two lines below it. */
  readonly below: string;
  /** Up to three figures with what they mean. */
  readonly facts: readonly ShareFact[];
  /** Address of a stored portrait, `/pictures/…`. */
  readonly portrait: string | null;
}

export interface ShareFact {
  readonly value: string;
  readonly label: string;
}

/** Of every page that has no picture of its own. */
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

/** Who, where, what was checked and for how much. */
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
