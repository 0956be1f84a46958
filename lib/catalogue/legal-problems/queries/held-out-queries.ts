import { CIVIL_QUERIES } from './held-out/civil';
import { CORPORATE_QUERIES } from './held-out/corporate';
import { CRIMINAL_QUERIES } from './held-out/criminal';
import { ELECTION_QUERIES } from './held-out/election';
import { FAMILY_QUERIES } from './held-out/family';
import { IMMIGRATION_QUERIES } from './held-out/immigration';
import { INTELLECTUAL_PROPERTY_QUERIES } from './held-out/intellectual-property';
import { LABOR_QUERIES } from './held-out/labor';
import { LAND_QUERIES } from './held-out/land-issues';
import { MOST_COMMON_QUERIES } from './held-out/most-common';
import { TAXATION_QUERIES } from './held-out/taxation';
import type { ProblemQuery } from './problem-query';

/** The half that only measures: nobody reads it to improve the matcher or its synonyms. */
export const HELD_OUT_QUERIES: readonly ProblemQuery[] = [
  ...LABOR_QUERIES,
  ...FAMILY_QUERIES,
  ...CIVIL_QUERIES,
  ...LAND_QUERIES,
  ...CORPORATE_QUERIES,
  ...INTELLECTUAL_PROPERTY_QUERIES,
  ...TAXATION_QUERIES,
  ...CRIMINAL_QUERIES,
  ...ELECTION_QUERIES,
  ...IMMIGRATION_QUERIES,
  ...MOST_COMMON_QUERIES,
];
