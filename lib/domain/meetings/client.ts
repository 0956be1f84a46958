export const NOTE_MAX = 4_000;
/** Maximum files of shared meetings on a client's page, the newest first. */
export const FILES_OF_A_CLIENT = 200;
const SEARCHED_WORDS = 8;

export function searchedWords(search: string): string[] {
  return search.split(/\s+/).filter(Boolean).slice(0, SEARCHED_WORDS);
}
