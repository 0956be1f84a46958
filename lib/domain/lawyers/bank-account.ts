/** Hours during which new bank details get no payout: time for the owner to notice a fraudulent change. */
export const BANK_CHANGE_HOURS = 72;
