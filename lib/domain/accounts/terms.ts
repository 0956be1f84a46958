/** Date of the current Terms of Service; stored with each acceptance. */
export const TERMS_VERSION = '2026-11-22';
