import type { MessageRow } from './message-row';

/** What is said of a lawyer's notarial services. */
export const NOTARY_ROWS = {
  ownNotary: { always: true, otherwise: 'Failed to fetch your notarial services' },
  saveNotary: {
    keys: { invalid_input: 'Please check the marked fields.' },
    otherwise: 'Your notarial services were not saved. Please try again.',
  },
  setCommissionDocument: {
    serverMessageAt: [409],
    keys: {
      invalid_input: 'Please check the file.',
      too_large: 'The file is too large.',
      too_many_pixels: 'The picture is too large.',
      unsupported_type: 'The file could not be taken.',
    },
    otherwise: 'The document was not sent. Please try again.',
  },
  removeCommissionDocument: { otherwise: 'The document was not deleted. Please try again.' },
  toggleNotary: {
    serverMessageAt: [409],
    otherwise: 'That did not work. Please try again.',
  },
} as const satisfies Record<string, MessageRow>;
