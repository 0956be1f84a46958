/** Date of the current Terms of Service; stored with each acceptance, beside that of the Privacy Policy. */
export const TERMS_VERSION = '2026-11-25';
/** Date of the current Privacy Policy. */
export const PRIVACY_VERSION = '2026-11-29';
