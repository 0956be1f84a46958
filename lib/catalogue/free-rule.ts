import type { FreeRefusal } from '@/lib/domain/meetings/meeting';

/** How many one client may have; the numbers are those of lib/domain/meetings. */
export const FREE_RULE = {
  withThisLawyer: 'once with this lawyer',
  short: 'One with each lawyer, two within 30 days',
  sentence: 'You can have one with each lawyer, and two within 30 days.',
} as const;

/** To a client who has had theirs. */
export const FREE_USED: Readonly<Record<FreeRefusal, string>> = {
  lawyer: 'You have already had a free consultation with this lawyer.',
  month: 'You can book 2 free consultations in 30 days.',
};

/** The same, said to a lawyer; apart from the others, which come with the scripts of public pages. */
export const FREE_RULE_FOR_LAWYERS =
  'A client can have one with each lawyer, and two within 30 days.';
