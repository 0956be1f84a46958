/** Hours after which the files of a hold that ran out unpaid are deleted: money may have been on its way. */
export const HOLD_FILES_HOURS = 1;
