import type { MessageRow } from './message-row';

/** What is said of the yearly sums, and of tax data. */
export const TAX_ROWS = {
  paymentYear: { always: true, otherwise: 'Failed to fetch the sums of this year' },
  ownTax: { always: true, otherwise: 'Failed to fetch your tax data' },
  setTax: {
    keys: { invalid_input: 'Please check the marked fields.' },
    otherwise: 'Your tax data was not saved. Please try again.',
  },
  setTaxDocument: {
    serverMessageAt: [409],
    keys: {
      invalid_input: 'Please check the file.',
      too_large: 'The file is too large.',
      too_many_pixels: 'The picture is too large.',
      unsupported_type: 'This type of file is not accepted.',
    },
    otherwise: 'The file was not sent. Please try again.',
  },
  removeTaxDocument: { otherwise: 'The file was not removed. Please try again.' },
} as const satisfies Record<string, MessageRow>;
