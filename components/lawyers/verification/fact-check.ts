/** A stated fact to compare with the documents: label and value. */
export type StatedFact = readonly [label: string, value: string];

/** Whether a fact, by its label, was found to match; missing until it was compared. */
export type Verdicts = Readonly<Record<string, boolean>>;

interface StatedIdentity {
  readonly name: string;
  readonly roll_number: string;
  readonly ibp_number: string | null;
}

/** Returns the three facts that IDs are compared with; the IBP number is missing until the documents are open. */
export function identityFacts({ name, roll_number, ibp_number }: StatedIdentity): StatedFact[] {
  const ibp: StatedFact[] = ibp_number === null ? [] : [['IBP number', ibp_number]];
  return [['Name', name], ['Roll of Attorneys number', roll_number], ...ibp];
}

export function allMatch(facts: readonly StatedFact[], verdicts: Verdicts): boolean {
  return facts.every(([label]) => verdicts[label] === true);
}

/** Proposes the reason of a rejection, from what did not match; empty if nothing did not. Values are left out. */
export function proposedReason(facts: readonly StatedFact[], verdicts: Verdicts): string {
  const wrong = facts.filter(([label]) => verdicts[label] === false).map(([label]) => label);
  if (wrong.length === 0) return '';
  return `Not the same on what you sent as you stated: ${wrong.join(', ')}. Please correct what is wrong, or send what shows it.`;
}
