/** The day from which the Terms of Service hold as they stand; kept with whoever accepts them. */
export const TERMS_VERSION = '2026-11-22';
