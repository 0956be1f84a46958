/**
 * What waits for a person: a meeting without its lawyer, an agreement its client objects to, a reported review, money at the
 * gateway that is for nothing of ours, a question to the support.
 */
export const CASE_KINDS = ['absence', 'dispute', 'review', 'unclaimed', 'help'] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

/** Which kind to open when none is asked for: the first of which a case waits for a decision, else the first. */
export function kindToOpen(waiting: Readonly<Record<CaseKind, number>>): CaseKind {
  return CASE_KINDS.find((kind) => waiting[kind] > 0) ?? CASE_KINDS[0];
}

export const CASE_STATES = ['open', 'decided'] as const;
export type CaseState = (typeof CASE_STATES)[number];
