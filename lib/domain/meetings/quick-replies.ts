export const QUICK_REPLY_KINDS = ['reply', 'summary'] as const;
export type QuickReplyKind = (typeof QUICK_REPLY_KINDS)[number];

/** Most characters of the name of one. */
export const QUICK_REPLY_NAME_MAX = 60;
export const MAX_QUICK_REPLIES = 30;
/** Most characters of one; a summary includes its next steps. */
export const QUICK_REPLY_MAX = 8_000;
