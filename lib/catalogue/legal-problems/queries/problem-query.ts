/**
 * What somebody types to find help, and the ids of the problems that are a right first answer to it.
 *
 * Written the way people in the Philippines and Filipinos abroad type on a phone: English, Filipino, Bisaya,
 * mixtures, misspellings. The queries were made up for this, not collected from users, and no lawyer has
 * gone over the ids: an id is meant to be right when the intake desk would begin with that problem.
 * A quick problem (401 to 408) is right where the query is as broad, or nothing else is near.
 *
 * The queries measure the picker; only tests import them. They come in two halves of the same mix: the
 * working half may guide the matcher and its synonyms, the held-out half shows whether that carries over.
 * When a query is added, it goes into a half by turns, never by whether the matcher answers it.
 */
export type ProblemQuery = readonly [query: string, rightIds: readonly number[]];
