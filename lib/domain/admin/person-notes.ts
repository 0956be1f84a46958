/** Most characters of a note of an administrator on a person. */
export const PERSON_NOTE_MAX = 2_000;
