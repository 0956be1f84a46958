/**
 * Cases that await a person: a meeting without its lawyer, an agreement its client objects to, a reported review,
 * unassigned money at the gateway, a question to the support.
 */
export const CASE_KINDS = ['absence', 'dispute', 'review', 'unclaimed', 'help'] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

/** Returns the kind to open by default: the first with a case awaiting a decision, else the first. */
export function kindToOpen(waiting: Readonly<Record<CaseKind, number>>): CaseKind {
  return CASE_KINDS.find((kind) => waiting[kind] > 0) ?? CASE_KINDS[0];
}

export const CASE_STATES = ['open', 'decided'] as const;
export type CaseState = (typeof CASE_STATES)[number];
