/** On card, profile and booking of a lawyer who gives one, and the filter that finds them. */
export const FREE_CONSULTATION = 'Free 30-minute consultation';

/** How many one client may have; the numbers are those of lib/domain/meetings. */
export const FREE_RULE = {
  withThisLawyer: 'once with this lawyer',
  short: 'One with each lawyer, two within 30 days',
  sentence: 'You can have one with each lawyer, and two within 30 days.',
} as const;
