/** Pages that `scripts/serve.mjs` sends where another could not be shown (docs/decisions/0016). */

/** What Next answers to unknown addresses. */
export const NOT_FOUND_PAGE = '/_not-found';

/** The address of `app/went-wrong`, for the server alone: for a reader there is nothing there. */
export const FAILED_PAGE = '/went-wrong';
