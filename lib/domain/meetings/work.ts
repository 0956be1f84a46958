/** Days after a meeting for which its lawyer is asked to write a summary. */
export const SUMMARY_ASKED_DAYS = 30;
/** Days after a meeting for which its client is asked for a review. */
export const REVIEW_ASKED_DAYS = 30;
