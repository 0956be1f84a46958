/** The lawyers that are saved on a device; a client who is signed in is led on to those of the account. */
export const SAVED_PATH = '/saved-lawyers';

export const ACCOUNT_SAVED_PATH = '/customer-portal/saved-lawyers';

export const COMPARE_PATH = '/compare-lawyers';
