import type { ProblemQuery } from './problem-query';
import { CIVIL_QUERIES } from './working/civil';
import { CORPORATE_QUERIES } from './working/corporate';
import { CRIMINAL_QUERIES } from './working/criminal';
import { ELECTION_QUERIES } from './working/election';
import { FAMILY_QUERIES } from './working/family';
import { IMMIGRATION_QUERIES } from './working/immigration';
import { INTELLECTUAL_PROPERTY_QUERIES } from './working/intellectual-property';
import { LABOR_QUERIES } from './working/labor';
import { LAND_QUERIES } from './working/land-issues';
import { MOST_COMMON_QUERIES } from './working/most-common';
import { TAXATION_QUERIES } from './working/taxation';

/** The half that may be looked at while the matcher is written. */
export const WORKING_QUERIES: readonly ProblemQuery[] = [
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
