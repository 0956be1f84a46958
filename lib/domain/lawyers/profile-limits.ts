/** Limits of what a lawyer writes about himself or herself; characters unless noted. */
/** Two names of 60, as at sign-up. */
export const DISPLAY_NAME_MAX = 121;
export const OFFICE_ADDRESS_MAX = 200;
export const QUOTE_MAX = 160;
export const SPECIALIZATION_MAX = 60;
export const ABOUT_MIN = 250;
export const ABOUT_MAX = 500;
export const AWARD_DESCRIPTION_MAX = 250;
export const WORK_DESCRIPTION_MAX = 500;
export const CAREER_TEXT_MAX = 120;

export const BANK_NAME_MAX = 120;

export const MAX_SPECIALIZATIONS = 12;
export const MAX_CAREER_ENTRIES = 20;
/** Highest position in the order of awards, from 0. */
export const MAX_PRIORITY = 999;
