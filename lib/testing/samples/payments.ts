import { present } from '@/lib/clock';
import { manilaYear } from '@/lib/domain/platform/time';
import { setInvoice } from '@/lib/server/payments/invoices/operations';
import { setTaxDeclaration } from '@/lib/server/payments/tax/operations';
import type { Fixtures } from './fixtures';
import { NOTHING, type Samples } from './sample';

async function sent(f: Fixtures): Promise<{ params: { id: string } }> {
  const params = { id: await f.paymentId() };
  const body = { number: '0042', file: f.pdf('invoice.pdf') };
  await f.call(setInvoice, { params, body }, 'lawyer');
  return { params };
}

export function declared(f: Fixtures, yearsAhead = 0): { body: FormData } {
  const body = new FormData();
  body.append('year', String(manilaYear(present()) + yearsAhead));
  body.append('stays_below', 'true');
  body.append('document', f.pdf('declaration.pdf'));
  return { body };
}

const ACCOUNT = {
  bank_id: 'GXCHPHM2XXX',
  account_name: 'Ana Reyes',
  account_number: '0917 123 4567',
};

export const payments: Samples = {
  'GET /api/v1/lawyers/payments/statement': { request: () => ({ query: { month: '2026-10' } }) },
  'GET /api/v1/lawyers/payments/invoice-data': { request: () => ({ query: { month: '2026-11' } }) },
  'GET /api/v1/payments/fee-invoices': { request: (f) => ({ query: { of: f.meetingId } }) },
  'GET /api/v1/payments/fee-invoices/{id}': {
    owner: 'client',
    request: async (f) => ({ params: { id: await f.feeInvoice() } }),
  },
  'GET /api/v1/payments/fee-invoices/{id}/pdf': {
    owner: 'client',
    request: async (f) => ({ params: { id: await f.feeInvoice() } }),
  },
  'GET /api/v1/lawyers/payments/year': { request: () => ({ query: { year: '2026' } }) },
  'GET /api/v1/lawyers/tax': { request: () => ({ query: { year: '2026' } }) },
  'POST /api/v1/lawyers/tax/declaration': { request: declared },
  'GET /api/v1/lawyers/tax/declaration': {
    request: async (f) => {
      // Every lawyer of the scenario hands in that of this year.
      const { body } = declared(f, 1);
      await f.call(setTaxDeclaration, { body: Object.fromEntries(body) }, 'lawyer');
      return { query: { year: String(body.get('year')) } };
    },
    owner: 'lawyer',
  },
  'GET /api/v1/lawyers/tax/certificate': {
    owner: 'lawyer',
    request: async (f) => {
      const { year, quarter } = await f.taxedQuarter();
      return { query: { year, quarter } };
    },
  },
  'GET /api/v1/payments/methods': { request: NOTHING },
  'GET /api/v1/lawyers/payments': { request: () => ({ query: { month: '2026-11' } }) },
  'GET /api/v1/payments/checkout': { request: (f) => ({ query: { ref: f.paymentRef } }) },
  'PUT /api/v1/payments/checkout/method': {
    owner: 'client',
    request: async (f) => ({ body: { ref: await f.heldPayment(), payment_method: 'card' } }),
  },
  'PUT /api/v1/payments/payer': {
    request: async (f) => ({ body: { token: await f.payerToken() } }),
  },
  'POST /api/v1/payments/payer': {
    request: async (f) => ({ body: { token: await f.payerToken(), email: 'ate@example.com' } }),
  },
  'PUT /api/v1/payments/payer/refund': {
    request: async (f) => ({ body: { token: await f.payerRefundToken() } }),
  },
  'POST /api/v1/payments/payer/refund': {
    request: async (f) => ({ body: { token: await f.payerRefundToken(), ...ACCOUNT } }),
  },
  'GET /api/v1/payments/refunds/{id}/account': {
    owner: 'client',
    request: async (f) => ({ params: { id: await f.manualRefund() } }),
  },
  'PUT /api/v1/payments/refunds/{id}/account': {
    owner: 'client',
    request: async (f) => ({
      params: { id: await f.manualRefund() },
      body: ACCOUNT,
    }),
  },
  'POST /api/v1/payments/webhooks/{id}': {
    request: (f) => ({ params: { id: 'local' }, ...f.gatewayEvent() }),
  },
  'GET /api/v1/lawyers/payments/{id}/invoice': {
    owner: 'lawyer',
    request: async (f) => ({ params: { id: await f.paymentId() } }),
  },
  'PUT /api/v1/lawyers/payments/{id}/invoice': {
    owner: 'lawyer',
    request: async (f) => {
      const body = new FormData();
      body.append('number', '0042');
      body.append('file', f.pdf('invoice.pdf'));
      return { params: { id: await f.paymentId() }, body };
    },
  },
  'GET /api/v1/payments/invoices': { request: (f) => ({ query: { of: f.meetingId } }) },
  'GET /api/v1/payments/{id}/invoice/file': { owner: 'parties', request: sent },
  'GET /api/v1/lawyers/payouts': { request: NOTHING },
  'GET /api/v1/lawyers/payouts/{id}': {
    owner: 'lawyer',
    request: async (f) => ({ params: { id: await f.ownPayout() } }),
  },
  'POST /api/v1/lawyers/payouts': {
    request: async (f) => {
      await f.payableMoney();
      return {};
    },
  },
};
