/** Situations in which users ask for help; content/help describes what to do in each. */
export const HELP_SITUATIONS = [
  'not_paid',
  'cannot_join',
  'wrong_time',
  'no_answer',
  'money_back',
  'payout_late',
  'ids_unchecked',
  'client_absent',
  'late_conflict',
  'refund_disputed',
  'calendar_wrong',
  'cannot_sign_in',
  'other',
] as const;
export type HelpSituation = (typeof HELP_SITUATIONS)[number];

/** Whose situations they are. */
export const HELP_SIDES = ['client', 'lawyer', 'both'] as const;
export type HelpSide = (typeof HELP_SIDES)[number];

export const HELP_STATES = ['OPEN', 'ANSWERED', 'CLOSED'] as const;
export type HelpState = (typeof HELP_STATES)[number];

export const HELP_TEXT_MAX = 3_000;
export const HELP_REFERENCE_MAX = 80;
export const HELP_FILE_BYTES = 10 * 1024 * 1024;
