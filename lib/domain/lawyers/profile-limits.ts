/** Sizes of what a lawyer writes about himself or herself; characters where nothing else is said. */
export const ABOUT_MIN = 250;
export const ABOUT_MAX = 500;
export const AWARD_DESCRIPTION_MAX = 250;
export const WORK_DESCRIPTION_MAX = 500;
/** School, degree, position, organisation, title, honours. */
export const CAREER_TEXT_MAX = 120;

/** Entries of each section of a career. */
export const MAX_CAREER_ENTRIES = 20;
/** Places in the order of awards, from 0. */
export const MAX_PRIORITY = 999;
