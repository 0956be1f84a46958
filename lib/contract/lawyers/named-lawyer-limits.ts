// Apart from the schemas: the field of a name needs no more of them.

/** Characters of a name that is searched for. */
export const MAX_NAME_LENGTH = 80;

/** How many are found at most: whoever is not among them has to be searched for more exactly. */
export const NAMED_LAWYERS = 10;
