import { textsIn } from './texts';

/**
 * Words typed to find help, the way people in the Philippines and Filipinos abroad type on a phone: English, Filipino,
 * Bisaya, mixtures, misspellings. Made up for this, not collected from users, and no lawyer has gone over the ids: an
 * id is meant to be right when the intake desk would begin with that problem. A quick problem (401 to 408) is right where the
 * query is as broad, or nothing else is near.
 *
 * They come in two halves of the same mix: this one may guide the matcher and its synonyms, the held-out half shows whether
 * that carries over. A new query goes into a half by turns, never by whether the matcher answers it.
 */
export const WORKING_QUERIES = textsIn('queries/working.txt');

/** Counted only: who mends the matcher must not learn these. */
export const HELD_OUT_QUERIES = textsIn('queries/held-out.txt');
