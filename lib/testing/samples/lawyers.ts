import * as blockers from '@/lib/server/lawyers/availability/blockers-operations';
import type { Fixtures } from './fixtures';
import { NOTHING, type Samples } from './sample';

const WORKING_DAY = { day: 1, available: true, start_time: '09:00', end_time: '17:00' };

const SOME_TIME = { start_time: '2040-03-05T01:00:00Z', end_time: '2040-03-05T04:00:00Z' };

const TAX = { tin: '123-456-789-00000', registered_name: 'Test Lawyer', vat_status: 'NON_VAT' };

async function withTaxData(f: Fixtures): Promise<{ body: FormData }> {
  await f.taxData();
  const body = new FormData();
  body.append('document', await f.picture());
  return { body };
}

async function withDocument(f: Fixtures): Promise<object> {
  await f.taxData();
  return {};
}

export const lawyers: Samples = {
  'PUT /api/v1/lawyers/profile/availability': {
    request: () => ({ body: { daily_availability: [WORKING_DAY] } }),
  },
  'GET /api/v1/lawyers/profile/availability/busy': { request: NOTHING },
  'GET /api/v1/blockers': { request: NOTHING },
  'POST /api/v1/blockers': { request: () => ({ body: { title: 'Hearing', ...SOME_TIME } }) },
  'PUT /api/v1/blockers/{id}': {
    owner: 'lawyer',
    request: async (f) => {
      const { _id } = await f.call(blockers.createBlocker, { body: SOME_TIME }, 'lawyer');
      return { params: { id: _id }, body: { title: 'Hearing', ...SOME_TIME } };
    },
  },
  'DELETE /api/v1/blockers/{id}': {
    owner: 'lawyer',
    request: async (f) => {
      const { _id } = await f.call(blockers.createBlocker, { body: SOME_TIME }, 'lawyer');
      return { params: { id: _id } };
    },
  },
  'PUT /api/v1/blockers/{id}/restore': {
    owner: 'lawyer',
    request: async (f) => {
      const { _id: id } = await f.call(blockers.createBlocker, { body: SOME_TIME }, 'lawyer');
      await f.call(blockers.deleteBlocker, { params: { id }, query: {} }, 'lawyer');
      return { params: { id } };
    },
  },
  'GET /api/v1/lawyers': { request: NOTHING },
  'GET /api/v1/lawyers/free-legal-help': { request: NOTHING },
  'GET /api/v1/lawyers/summary': { request: NOTHING },
  'GET /api/v1/lawyers/featured': { request: NOTHING },
  'GET /api/v1/reviews': { request: NOTHING },
  'GET /api/v1/lawyers/{id}/profile': {
    request: async (f) => ({ params: { id: await f.visibleLawyer() } }),
  },
  'GET /api/v1/lawyers/{id}/reviews': {
    request: async (f) => ({ params: { id: await f.visibleLawyer() } }),
  },
  'GET /api/v1/lawyers/availability': {
    request: async (f) => ({ query: { _id: await f.visibleLawyer() } }),
  },
  'GET /api/v1/lawyers/profile/verify-qr': { request: (f) => ({ query: { id: f.lawyerId } }) },
  'POST /api/v1/auth/lawyer/signup': { request: async (f) => ({ body: await f.lawyerSignup() }) },
  'GET /api/v1/lawyers/profile/verification': { request: NOTHING },
  'POST /api/v1/lawyers/profile/verification': {
    request: async (f) => {
      await f.rejectDocuments();
      return { body: await f.documents() };
    },
  },
  'GET /api/v1/auth/verify-ibp/code': {
    request: async (f) => ({ headers: { cookie: await f.verifierPass() } }),
  },
  'PUT /api/v1/auth/verify-ibp/code': {
    request: async (f) => {
      const { token, code } = await f.verification();
      return { body: { token, code } };
    },
  },
  'POST /api/v1/auth/verify-ibp/code': {
    request: async (f) => ({ body: { token: (await f.verification()).token } }),
  },
  'POST /api/v1/auth/verify-ibp': {
    request: async (f) => {
      const { token, code } = await f.verification();
      return { body: { token, code, decision: 'approve' } };
    },
  },
  'GET /api/v1/auth/verify-ibp/document/{id}': {
    answers: {
      visitor: 'not_found',
      newClient: 'not_found',
      newLawyer: 'not_found',
      client: 'not_found',
      otherClient: 'not_found',
      otherLawyer: 'not_found',
    },
    request: async (f) => ({ params: { id: (await f.verification('lawyer')).documentId } }),
  },
  'POST /api/v1/lawyers/named': { request: () => ({ body: { name: 'Atty. Maria Santos' } }) },
  'POST /api/v1/lawyers/names': { request: () => ({ body: { name: 'Atty. Maria Santos' } }) },
  'POST /api/v1/lawyers/{id}/views': {
    request: async (f) => ({ params: { id: await f.visibleLawyer() } }),
  },
  'GET /api/v1/lawyers/chosen': {
    request: async (f) => ({ query: { ids: await f.visibleLawyer() } }),
  },
  'GET /api/v1/saved-lawyers': { request: NOTHING },
  'GET /api/v1/saved-lawyers/ids': { request: NOTHING },
  'PUT /api/v1/saved-lawyers/{id}': {
    request: async (f) => ({ params: { id: await f.visibleLawyer() } }),
  },
  'DELETE /api/v1/saved-lawyers/{id}': {
    request: async (f) => ({ params: { id: await f.visibleLawyer() } }),
  },
  'GET /api/v1/lawyers/profile/tax': { request: NOTHING },
  'PUT /api/v1/lawyers/profile/tax': { request: () => ({ body: TAX }) },
  'POST /api/v1/lawyers/profile/tax/document': { request: withTaxData },
  'GET /api/v1/lawyers/profile/tax/document': { request: withDocument },
  'DELETE /api/v1/lawyers/profile/tax/document': { request: withDocument },
  'POST /api/v1/lawyers/profile/tax/document/check': { request: withDocument },
};
