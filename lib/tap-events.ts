/** The page says so once React has its buttons. */
export const HYDRATED_EVENT = 'hydrated';

/** A link was tapped without a connection; the page stays. */
export const OFFLINE_TAP_EVENT = 'offlinetap';
