import 'server-only';
import type { AreaLabel } from '@/lib/catalogue/areas';

/**
 * Building blocks of the demo texts of an area. Templates know `{S}` (the lawyer, first "Atty. Santos", then "She"),
 * `{s}` and `{o}` (the same inside a sentence, and as its object), `{my}`, `{city}`, `{topics}`, and `[draft|drafts]`
 * for the verb of the first and of the third person.
 */
export interface Practice {
  readonly area: AreaLabel;
  readonly topics: readonly string[];
  readonly specializations: readonly string[];
  readonly openings: readonly string[];
  readonly forums: readonly string[];
  readonly offices: readonly (readonly [position: string, office: string])[];
  readonly quotes: readonly string[];
  readonly cases: readonly (readonly [subject: string, description: string])[];
  readonly remarks: readonly string[];
}
