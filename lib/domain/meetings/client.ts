/** Most characters of a lawyer's private note about a client. */
export const NOTE_MAX = 4_000;
/** Files of shared meetings that a client's page lists, the newest first. */
export const FILES_OF_A_CLIENT = 200;
/** Words of a search for a name that count. */
export const SEARCHED_WORDS = 8;
