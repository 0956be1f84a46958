/** Texts that somebody uses again: a quick reply, or a summary to begin with. */
export const OWN_TEXT_KINDS = ['reply', 'summary'] as const;
export type OwnTextKind = (typeof OWN_TEXT_KINDS)[number];

/** Most texts of a kind. */
export const MAX_OWN_TEXTS = 30;
/** Most characters of one; a summary has its next steps below it. */
export const OWN_TEXT_MAX = 8_000;
