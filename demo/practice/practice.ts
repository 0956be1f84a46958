import 'server-only';
import type { AreaLabel } from '@/lib/catalogue/areas';

/**
 * What the demo texts of an area are made of. Templates know `{S}` (the lawyer, first "Atty. Santos", then "She"),
 * `{s}` and `{o}` (the same inside a sentence, and as its object), `{my}`, `{city}`, `{topics}`, and `[draft|drafts]` for the verb of the first and
 * of the third person.
 */
export interface Practice {
  readonly area: AreaLabel;
  /** What a lawyer of the area handles, to be listed: "x, y and z". */
  readonly topics: readonly string[];
  readonly specializations: readonly string[];
  /** Opening sentences, with `{topics}`. */
  readonly openings: readonly string[];
  /** Where and how the work is done. */
  readonly forums: readonly string[];
  /** Public offices in which lawyers of the area start: position and office. */
  readonly offices: readonly (readonly [position: string, office: string])[];
  readonly quotes: readonly string[];
  /** Subject and description of a booking. */
  readonly cases: readonly (readonly [subject: string, description: string])[];
  /** Sentences of reviews that tell what the meeting was about. */
  readonly remarks: readonly string[];
}
