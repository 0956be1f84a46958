/** Situations in which users ask for help; content/help describes what to do in each. */
export const HELP_SITUATIONS = [
  'not_paid',
  'cannot_join',
  'wrong_time',
  'no_answer',
  'money_back',
  'cannot_sign_in',
  'other',
] as const;
export type HelpSituation = (typeof HELP_SITUATIONS)[number];

export const HELP_STATES = ['OPEN', 'ANSWERED', 'CLOSED'] as const;
export type HelpState = (typeof HELP_STATES)[number];

export const HELP_TEXT_MAX = 3_000;
export const HELP_REFERENCE_MAX = 80;
export const HELP_FILE_BYTES = 10 * 1024 * 1024;
