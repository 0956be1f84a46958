export const MEETINGS_AHEAD =
  'You have meetings ahead. An account can be deleted when they are over or cancelled.';
export const REFUND_OWED =
  'We owe you a refund. An account can be deleted once the money is back with you.';
export const AGREEMENT_OPEN =
  'You have an engagement agreement that is not over. An account can be deleted once it is completed and we no longer hold money for it.';
export const TAX_DATA_MISSING =
  'We withheld tax from your fees, and the Bureau of Internal Revenue must learn whose it is. An account can be deleted once you saved your TIN and registered name on the page “Tax” of your payments.';
export const PAYOUT_OPEN =
  'We still hold money that is yours or is on its way to your bank. An account can be deleted once it is paid out; for less than the smallest payout, write to us.';
