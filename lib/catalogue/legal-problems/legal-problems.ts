import type { AreaLabel } from '@/lib/catalogue/areas';
import { CIVIL_PROBLEMS } from './civil';
import { CORPORATE_PROBLEMS } from './corporate';
import { CRIMINAL_PROBLEMS } from './criminal';
import { ELECTION_PROBLEMS } from './election';
import { FAMILY_PROBLEMS } from './family';
import { IMMIGRATION_PROBLEMS } from './immigration';
import { INTELLECTUAL_PROPERTY_PROBLEMS } from './intellectual-property';
import { LABOR_PROBLEMS } from './labor';
import { LAND_PROBLEMS } from './land-issues';
import { MOST_COMMON_PROBLEMS } from './most-common';
import type { ProblemEntry } from './problem-entry';
import { TAXATION_PROBLEMS } from './taxation';

const MOST_COMMON_GROUP = 'Most Common';

export type ProblemGroupLabel = typeof MOST_COMMON_GROUP | AreaLabel;

export interface LegalProblem {
  _id: number;
  /** The one area of practice the problem belongs to. */
  value: readonly [AreaLabel];
  label: string;
  group_label: ProblemGroupLabel;
  additional_text?: string;
}

/** Every legal problem a client can choose: the quick ones first, then group by group. */
export const LEGAL_PROBLEMS: readonly LegalProblem[] = [
  ...MOST_COMMON_PROBLEMS.map(
    ({ area, ...entry }): LegalProblem => ({
      ...entry,
      value: [area],
      group_label: MOST_COMMON_GROUP,
    }),
  ),
  ...ofArea('Labor', LABOR_PROBLEMS),
  ...ofArea('Civil', [...FAMILY_PROBLEMS, ...CIVIL_PROBLEMS]),
  ...ofArea('Land Issues', LAND_PROBLEMS),
  ...ofArea('Corporate', CORPORATE_PROBLEMS),
  ...ofArea('Intellectual Property Law', INTELLECTUAL_PROPERTY_PROBLEMS),
  ...ofArea('Taxation', TAXATION_PROBLEMS),
  ...ofArea('Criminal', CRIMINAL_PROBLEMS),
  ...ofArea('Election Law', ELECTION_PROBLEMS),
  ...ofArea('Immigration Law', IMMIGRATION_PROBLEMS),
];

const BY_ID = new Map(LEGAL_PROBLEMS.map((problem) => [problem._id, problem]));

function ofArea(area: AreaLabel, entries: readonly ProblemEntry[]): LegalProblem[] {
  return entries.map((entry) => ({ ...entry, value: [area], group_label: area }));
}

/** Finds a legal problem by its catalogue id. */
export function findLegalProblem(id: number): LegalProblem | undefined {
  return BY_ID.get(id);
}
