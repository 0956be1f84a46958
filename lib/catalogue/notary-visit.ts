/** A check list for a visit to a notary public: Rule II, Sections 1, 6 and 12, and Rule IV of the 2004 Rules. */
export const NOTARY_VISIT = [
  'Everyone who signs, in person',
  'For each a current official ID with photograph and signature',
  'The document, unsigned, with every page and no blanks',
  'Copies: one for each party and one for the notary public; the original of what is to be certified',
  'The fee, which you pay at the office; ask for a receipt',
] as const;
