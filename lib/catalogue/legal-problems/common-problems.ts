import type { AreaLabel } from '@/lib/catalogue/areas';

interface CommonProblems {
  area: AreaLabel;
  problemIds: readonly [number, number, number];
}

/** The problems the home page shows per area, three each; a phone shows the first six areas. */
export const COMMON_PROBLEMS: readonly CommonProblems[] = [
  { area: 'Labor', problemIds: [0, 1, 2] },
  { area: 'Civil', problemIds: [30, 31, 55] },
  { area: 'Land Issues', problemIds: [80, 81, 82] },
  { area: 'Criminal', problemIds: [158, 159, 160] },
  { area: 'Immigration Law', problemIds: [198, 199, 200] },
  { area: 'Taxation', problemIds: [141, 142, 143] },
  { area: 'Corporate', problemIds: [108, 109, 110] },
  { area: 'Intellectual Property Law', problemIds: [128, 129, 130] },
  { area: 'Election Law', problemIds: [188, 189, 190] },
];
