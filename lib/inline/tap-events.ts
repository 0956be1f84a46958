/** The page says so once React has its buttons. */
export const HYDRATED_EVENT = 'hydrated';

/** What `StuckPage` says when the scripts of a page failed, by their ids. */
export const STUCK = { old: 'stuck-old', missing: 'stuck-missing' } as const;

/** A link was tapped without a connection; the page stays. */
export const OFFLINE_TAP_EVENT = 'offlinetap';

/** The way of a tapped link was refused, as by a reader who has not saved. */
export const STAYED_EVENT = 'stayed';
