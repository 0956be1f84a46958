/** Hours for which new bank details are paid nothing: time for their owner to notice a change that was not theirs. */
export const BANK_CHANGE_HOURS = 72;
