/** Days after which a token may end, as chosen when it is made. */
export const TOKEN_DAYS = [30, 90, 365] as const;

/** Maximum number of tokens of a lawyer that work at a time. */
export const MAX_TOKENS = 20;
