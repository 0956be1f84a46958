/** What a gateway says of a payment, in an event or of a session; null where it says nothing. */
export interface Claims {
  /** Centavos. */
  readonly amount: number | null;
  /** ISO 4217. */
  readonly currency: string | null;
  /** Our reference, which the session was made with. */
  readonly reference: string | null;
  /** Whether real money moved. */
  readonly livemode: boolean | null;
}

export type Difference = keyof Claims;

/** What is said otherwise than was asked for; empty where nothing is. */
export function differencesOf(asked: Claims, said: Claims): Difference[] {
  const kinds: readonly Difference[] = ['amount', 'currency', 'reference', 'livemode'];
  return kinds.filter((kind) => said[kind] !== null && said[kind] !== asked[kind]);
}
