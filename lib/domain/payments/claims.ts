/** A gateway's data about a payment, in an event or session; null where missing. */
export interface Claims {
  readonly amount: number | null;
  readonly currency: string | null;
  /** Our reference, with which the session was created. */
  readonly reference: string | null;
  readonly livemode: boolean | null;
}

export type Difference = keyof Claims;

/** Returns the differences from what was requested; empty where there are none. */
export function differencesOf(asked: Claims, said: Claims): Difference[] {
  const kinds: readonly Difference[] = ['amount', 'currency', 'reference', 'livemode'];
  return kinds.filter((kind) => said[kind] !== null && said[kind] !== asked[kind]);
}
