import type { FreeRefusal } from '@/lib/domain/meetings/meeting';

/** Limits of free consultations per client; the numbers come from lib/domain/meetings. */
export const FREE_RULE = {
  withThisLawyer: 'once with this lawyer',
  short: 'One with each lawyer, two within 30 days',
  sentence: 'You can have one with each lawyer, and two within 30 days.',
} as const;

export const FREE_USED: Readonly<Record<FreeRefusal, string>> = {
  lawyer: 'You have already had a free consultation with this lawyer.',
  month: 'You can book 2 free consultations in 30 days.',
};

export const FREE_RULE_FOR_LAWYERS =
  'A client can have one with each lawyer, and two within 30 days.';
