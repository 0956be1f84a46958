import type { FeeDocument } from '@/lib/contract/payments/fee-invoices';

/** An invoice of the platform fee as the API answers it. */
export const SHOWN_FEE_INVOICE: FeeDocument = {
  _id: 'd1',
  kind: 'invoice',
  number: 'FI-00000001',
  issued_at: '2026-11-23T01:00:00.000Z',
  seller: {
    registered_name: 'Sangguni Services Inc.',
    tin: '123-456-789-000',
    address: '12 Ayala Avenue, Makati City',
    registration: 'AC_1',
    vat_percent: 12,
  },
  buyer: { name: 'Liza Cruz' },
  payment: { reference: 'A1B2C3D4', paid_at: '2026-11-23T00:59:30.000Z' },
  description: 'Platform fee of Sangguni for payment A1B2C3D4',
  currency: 'PHP',
  amount: 5_000,
  net: 4_464,
  vat: 536,
  of_invoice: null,
  reason: null,
};

/** A credit note that takes all of it back. */
export const SHOWN_CREDIT_NOTE: FeeDocument = {
  ...SHOWN_FEE_INVOICE,
  _id: 'd2',
  kind: 'credit_note',
  number: 'FC-00000001',
  of_invoice: 'FI-00000001',
};
