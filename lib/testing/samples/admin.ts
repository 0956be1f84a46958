import { randomUUID } from 'node:crypto';
import { present } from '@/lib/clock';
import { manilaDayKey, manilaDayNumber } from '@/lib/domain/platform/time';
import { setRefundAccount } from '@/lib/server/payments/refunds/accounts-operations';
import { setTaxDeclaration } from '@/lib/server/payments/tax/operations';
import { declared } from './payments';
import { NOTHING, type Samples } from './sample';

export const admin: Samples = {
  'GET /api/v1/admin/overview': { request: NOTHING },
  'GET /api/v1/admin/waiting': { request: NOTHING },
  'GET /api/v1/admin/figures': { request: NOTHING },
  'GET /api/v1/admin/jobs': { request: NOTHING },
  'POST /api/v1/admin/jobs/{id}/retry': {
    request: async (f) => ({ params: { id: await f.failedJob() } }),
  },
  'POST /api/v1/admin/jobs/{id}/discard': {
    request: async (f) => ({
      params: { id: await f.failedJob() },
      body: { reason: 'The file is gone' },
    }),
  },
  'POST /api/v1/admin/search': { request: () => ({ body: { q: '23CBD2F0' } }) },
  'GET /api/v1/admin/users/{id}/meetings': {
    request: async (f) => ({ params: { id: await f.account('verified') } }),
  },
  'GET /api/v1/admin/users/{id}/agreements': {
    request: async (f) => ({ params: { id: await f.account('verified') } }),
  },
  'GET /api/v1/admin/users/{id}/payments': {
    request: async (f) => ({ params: { id: await f.account('verified') } }),
  },
  'GET /api/v1/admin/users/{id}/notes': {
    request: async (f) => ({ params: { id: await f.account('verified') } }),
  },
  'PUT /api/v1/admin/users/{id}/notes/{childId}': {
    request: async (f) => ({
      params: { id: await f.account('verified'), childId: randomUUID() },
      body: { text: 'Called about a refund on Monday.' },
    }),
  },
  'POST /api/v1/admin/users/search': { request: () => ({ body: { q: 'ana' } }) },
  'GET /api/v1/admin/users/{id}': {
    request: async (f) => ({ params: { id: await f.account('verified') } }),
  },
  'POST /api/v1/admin/users/{id}/suspend': {
    request: async (f) => ({
      params: { id: await f.account('verified') },
      body: { reason: 'Somebody else uses the account.', cancel_meetings: true },
    }),
  },
  'POST /api/v1/admin/users/{id}/restore': {
    request: async (f) => ({ params: { id: await f.account('suspended') } }),
  },
  'POST /api/v1/admin/users/{id}/sign-out': {
    request: async (f) => ({ params: { id: await f.account('verified') } }),
  },
  'POST /api/v1/admin/users/{id}/resend': {
    request: async (f) => ({ params: { id: await f.account('unverified') } }),
  },
  'POST /api/v1/admin/users/{id}/factor-removal': {
    request: async (f) => ({
      params: { id: await f.accountWithFactor('factor') },
      body: { reason: 'Compared with the ID in a video call.' },
    }),
  },
  'POST /api/v1/admin/users/{id}/factor-removal/approval': {
    request: async (f) => ({ params: { id: await f.accountWithFactor('asked') } }),
  },
  'DELETE /api/v1/admin/users/{id}/factor-removal': {
    request: async (f) => ({ params: { id: await f.accountWithFactor('asked') } }),
  },
  'GET /api/v1/admin/verifications': { request: NOTHING },
  'GET /api/v1/admin/verifications/{id}': {
    request: async (f) => ({ params: { id: (await f.verification()).id } }),
  },
  'GET /api/v1/admin/verifications/{id}/document/{childId}': {
    request: async (f) => {
      const { id, documentId } = await f.verification();
      return { params: { id, childId: documentId } };
    },
  },
  'POST /api/v1/admin/verifications/{id}/decision': {
    request: async (f) => {
      const { id, version } = await f.verification();
      return { params: { id }, body: { decision: 'approve', version } };
    },
  },
  'GET /api/v1/admin/second-factor': { request: NOTHING },
  'POST /api/v1/admin/second-factor/app': {
    request: (f) => ({ body: { current_password: f.password } }),
  },
  'PUT /api/v1/admin/second-factor/app': {
    answers: { lockedAdmin: 409 },
    request: (f) => ({ body: { code: f.appCode() } }),
  },
  'PUT /api/v1/admin/second-factor': {
    answers: { lockedAdmin: 409 },
    request: (f) => ({ body: { code: f.appCode() } }),
  },
  'DELETE /api/v1/admin/second-factor': { request: NOTHING },
  'POST /api/v1/admin/second-factor/recovery-codes': {
    request: (f) => ({ body: { current_password: f.password } }),
  },
  'GET /api/v1/admin/audit': { request: NOTHING },
  'GET /api/v1/admin/refunds': { request: () => ({ query: { group: 'waiting' } }) },
  'GET /api/v1/admin/refunds/{id}/account': {
    request: async (f) => {
      const params = { id: await f.manualRefund() };
      const body = {
        bank_id: 'GXCHPHM2XXX',
        account_name: 'Ana Reyes',
        account_number: '09171234567',
      };
      await f.call(setRefundAccount, { params, body }, 'client');
      return { params };
    },
  },
  'POST /api/v1/admin/refunds/{id}/retry': {
    request: async (f) => ({ params: { id: await f.failedRefund() } }),
  },
  'POST /api/v1/admin/refunds/{id}/manual': {
    request: async (f) => ({ params: { id: await f.failedRefund() } }),
  },
  'POST /api/v1/admin/refunds/{id}/paid': {
    request: async (f) => ({
      params: { id: await f.manualRefund() },
      body: { reference: 'IP-20261123-0001', paid_on: '2026-11-21' },
    }),
  },
  'GET /api/v1/admin/ledger': { request: () => ({ query: { kind: 'payment' } }) },
  'GET /api/v1/admin/settings': { request: NOTHING },
  'PUT /api/v1/admin/settings/{id}': {
    request: () => ({
      params: { id: 'payout_minimum' },
      body: { value: 60_000, expected: 50_000, reason: 'Fewer transfers' },
    }),
  },
  'GET /api/v1/admin/tax-pack': { request: NOTHING },
  'POST /api/v1/admin/tax-pack': {
    request: async (f) => {
      await f.feeSeller();
      return {
        body: {
          active: true,
          from: manilaDayKey(manilaDayNumber(present()) + 30),
          base_share: 5_000,
          rate: 100,
          threshold: 50_000_000,
          grace_months: 3,
          expected: await f.newestTaxDecision(),
          reason: 'Advised by our tax lawyer',
        },
      };
    },
  },
  'GET /api/v1/admin/tax': { request: () => ({ query: { year: '2026', quarter: '4' } }) },
  'GET /api/v1/admin/tax/return': {
    request: async (f) => {
      const { year, quarter } = await f.taxedQuarter();
      return { query: { year, quarter } };
    },
  },
  'GET /api/v1/admin/tax/certificates/{id}': {
    request: async (f) => {
      const { lawyer, year, quarter } = await f.taxedQuarter();
      return { params: { id: lawyer }, query: { year, quarter } };
    },
  },
  'GET /api/v1/admin/tax/declarations/{id}': {
    request: async (f) => {
      const { body } = declared(f);
      await f.call(setTaxDeclaration, { body: Object.fromEntries(body) }, 'lawyer');
      return { params: { id: f.lawyerId }, query: { year: String(body.get('year')) } };
    },
  },
  'POST /api/v1/admin/tax/corrections': {
    request: async (f) => ({
      body: {
        payment_id: (await f.taxedQuarter()).payment,
        amount: 1_000,
        reason: 'Given back by the lawyer',
      },
    }),
  },
  'GET /api/v1/admin/webhooks': { request: NOTHING },
  'POST /api/v1/admin/webhooks/{id}/replay': {
    request: async (f) => ({ params: { id: await f.webhookDelivery() } }),
  },
  'GET /api/v1/admin/fee-invoices': { request: () => ({ query: { month: '2026-11' } }) },
  'GET /api/v1/admin/fee-invoices/month': { request: () => ({ query: { month: '2026-11' } }) },
  'GET /api/v1/admin/fee-invoices/{id}/pdf': {
    request: async (f) => ({ params: { id: await f.feeInvoice() } }),
  },
  'PUT /api/v1/admin/fee-invoices/seller': {
    request: async (f) => ({
      body: {
        registered_name: 'Sangguni Services Inc.',
        tin: '123-456-789-000',
        address: '12 Ayala Avenue, Makati City',
        registration: `AC_${randomUUID()}`,
        vat_percent: 12,
        expected: await f.feeSeller(),
        reason: 'Another series was registered.',
      },
    }),
  },
  'POST /api/v1/admin/fee-invoices/{id}/correction': {
    request: async (f) => ({
      params: { id: await f.feeInvoice() },
      body: { reason: 'The address of the seller was wrong.' },
    }),
  },
  'GET /api/v1/admin/payouts': { request: () => ({ query: { status: 'WAITING' } }) },
  'POST /api/v1/admin/payouts/{id}/approve': {
    request: async (f) => ({ params: { id: await f.payout('WAITING') } }),
  },
  'POST /api/v1/admin/payouts/{id}/decline': {
    request: async (f) => ({
      params: { id: await f.payout('WAITING') },
      body: { reason: 'The account is not yours.' },
    }),
  },
  'POST /api/v1/admin/payouts/{id}/retry': {
    request: async (f) => ({ params: { id: await f.payout('FAILED') } }),
  },
};
