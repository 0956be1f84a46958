import type { MessageRow } from './message-row';
import { TAX_ROWS } from './tax-messages';

/** What is said of a lawyer's notarial services. */
export const NOTARY_ROWS = {
  ownNotary: { always: true, otherwise: 'Failed to fetch your notarial services' },
  saveNotary: {
    keys: { invalid_input: 'Please check the marked fields.' },
    otherwise: 'Your notarial services were not saved. Please try again.',
  },
  setCommissionDocument: TAX_ROWS.setTaxDocument,
  removeCommissionDocument: TAX_ROWS.removeTaxDocument,
  toggleNotary: {
    serverMessageAt: [409],
    otherwise: 'The visibility was not changed. Please try again.',
  },
} as const satisfies Record<string, MessageRow>;
