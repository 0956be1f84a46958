export const QUICK_REPLY_KINDS = ['reply', 'summary'] as const;
export type QuickReplyKind = (typeof QUICK_REPLY_KINDS)[number];

export const MAX_QUICK_REPLIES = 30;
/** Most characters of one; a summary includes its next steps. */
export const QUICK_REPLY_MAX = 8_000;
