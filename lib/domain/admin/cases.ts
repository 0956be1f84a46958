/** What waits for a person: a phone meeting without its lawyer, an agreement its client objects to, a reported review. */
export const CASE_KINDS = ['absence', 'dispute', 'review'] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

export const CASE_STATES = ['open', 'decided'] as const;
export type CaseState = (typeof CASE_STATES)[number];
