/**
 * The texts that public pages may need at once. Separate from the others, which would otherwise load with the first
 * scripts of every page (docs/decisions/0014).
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

/** Title of a 404 page, which each page brings along for navigation in the browser. */
export const NOT_FOUND = 'Ops... You are lost!';

/** Message of the main page's search for an empty legal problem. */
export const SELECT_AREA = 'Please select area of law.';
