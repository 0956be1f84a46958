/**
 * What waits for a person: a meeting without its lawyer, an agreement its client objects to, a reported review, money at the
 * gateway that is for nothing of ours.
 */
export const CASE_KINDS = ['absence', 'dispute', 'review', 'unclaimed'] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

export const CASE_STATES = ['open', 'decided'] as const;
export type CaseState = (typeof CASE_STATES)[number];
