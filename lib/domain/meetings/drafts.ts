export const DRAFT_KINDS = ['meeting', 'work-item', 'note', 'summary'] as const;
export type DraftKind = (typeof DRAFT_KINDS)[number];

/** Most characters of a draft: more than can be sent, so that nothing typed is lost, but bounded. */
export const DRAFT_MAX = 20_000;
