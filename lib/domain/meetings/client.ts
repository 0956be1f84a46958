/** Most characters of a lawyer's private note about a client. */
export const NOTE_MAX = 4_000;
/** Files of shared meetings that a client's page lists, the newest first. */
export const FILES_OF_A_CLIENT = 200;
/** Words of a search that count. */
const SEARCHED_WORDS = 8;

/** The words that a search asks for, the first ones of many. */
export function searchedWords(search: string): string[] {
  return search.split(/\s+/).filter(Boolean).slice(0, SEARCHED_WORDS);
}
