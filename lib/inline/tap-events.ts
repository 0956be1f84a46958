/** Event once React has hydrated the page. */
export const HYDRATED_EVENT = 'hydrated';

/** Ids of the messages of `StuckPage` when a page's scripts failed. */
export const STUCK = { old: 'stuck-old', missing: 'stuck-missing' } as const;

/** Event for a link tapped without a connection; the page stays. */
export const OFFLINE_TAP_EVENT = 'offlinetap';

/** Event for a navigation that was refused, as by a reader who has not saved. */
export const STAYED_EVENT = 'stayed';
