/**
 * Pages that `scripts/serve.mjs` sends in place of the blank ones of Next. See
 * docs/decisions/0016-error-pages-without-scripts.md.
 */

export const LOST_PAGE = '/_not-found';

/** The address of `app/went-wrong`, for the server alone: for a reader there is nothing there. */
export const FAILED_PAGE = '/went-wrong';

/** Stands in the failed page where the number belongs under which the server logged the error. */
export const REFERENCE_PLACE = '{reference}';
