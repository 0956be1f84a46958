// Apart from the schemas: the field of a name needs no more of them.

export const MAX_NAME_LENGTH = 80;

/** Maximum number of results; other lawyers require a more exact search. */
export const NAMED_LAWYERS = 10;
