export const PERSON_NOTE_MAX = 2_000;
