/** What drafts are of: a message about a meeting or an agreement, a private note, a summary. */
export const DRAFT_KINDS = ['meeting', 'work-item', 'note', 'summary'] as const;
export type DraftKind = (typeof DRAFT_KINDS)[number];

/** Most characters of a draft: more than what can be sent, so that nothing typed is lost, and not without end. */
export const DRAFT_MAX = 20_000;
