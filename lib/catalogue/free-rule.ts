/** How many one client may have; the numbers are those of lib/domain/meetings. */
export const FREE_RULE = {
  withThisLawyer: 'once with this lawyer',
  short: 'One with each lawyer, two within 30 days',
  forLawyer: 'A client can have one with each lawyer, and two within 30 days.',
  sentence: 'You can have one with each lawyer, and two within 30 days.',
} as const;
