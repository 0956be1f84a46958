/** Texts that somebody uses again: a quick reply, or a summary to begin with. */
export const QUICK_REPLY_KINDS = ['reply', 'summary'] as const;
export type QuickReplyKind = (typeof QUICK_REPLY_KINDS)[number];

/** Most texts of a kind. */
export const MAX_QUICK_REPLIES = 30;
/** Most characters of one; a summary has its next steps below it. */
export const QUICK_REPLY_MAX = 8_000;
