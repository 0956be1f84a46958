/**
 * The texts of the table that public pages may need at once. Apart from the others, which would come with the first
 * scripts of every page: nobody reads of bank details there (docs/decisions/0014).
 */

export const TRANSPORT_COPY = {
  noAnswer: 'Cannot send request. Check internet connection.',
  unknown: 'Unknown Error',
} as const;

export const SEARCH_COPY = {
  lawyers: 'Failed to fetch lawyers',
  profile: 'Failed to fetch Lawyer profile',
  availability: 'Failed to fetch availability',
} as const;

/** What the search of the main page says to an empty legal problem. */
export const SELECT_AREA = 'Please select area of law.';
