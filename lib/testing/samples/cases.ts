import { randomUUID } from 'node:crypto';
import { askForHelp } from '@/lib/server/cases/help/operations';
import * as files from '@/lib/server/cases/proceedings/files';
import * as operations from '@/lib/server/cases/proceedings/operations';
import { NOTHING, type Samples } from './sample';

const QUESTION = { situation: 'not_paid', question: 'I paid and nothing came.' };

export const cases: Samples = {
  'GET /api/v1/cases': { request: NOTHING },
  'GET /api/v1/cases/{id}': {
    owner: 'parties',
    request: async (f) => ({ params: { id: await f.caseOf('OPEN') } }),
  },
  'PUT /api/v1/cases/{id}/answer': {
    owner: 'parties',
    request: async (f) => ({
      params: { id: await f.caseOf('ASKED') },
      body: { statement: 'It was filed on Monday.' },
    }),
  },
  'PUT /api/v1/cases/{id}/files': {
    owner: 'parties',
    request: async (f) => {
      const body = new FormData();
      body.append('files', f.pdf('receipt.pdf'));
      return { params: { id: await f.caseOf('OPEN') }, body };
    },
  },
  'GET /api/v1/cases/{id}/file/{childId}': {
    owner: 'parties',
    request: async (f) => {
      const params = { id: await f.caseOf('OPEN') };
      const sent = { params, body: { files: [f.pdf('receipt.pdf')] } };
      const { files: handedIn } = await f.call(files.addCaseFiles, sent, 'client');
      return { params: { ...params, childId: handedIn[0]?._id ?? '' } };
    },
  },
  'GET /api/v1/cases/{id}/messages': {
    owner: 'parties',
    request: async (f) => ({ params: { id: await f.caseOf('OPEN') } }),
  },
  'PUT /api/v1/cases/{id}/messages': {
    owner: 'parties',
    request: async (f) => {
      const id = await f.caseOf('OPEN');
      return { params: { id }, body: { ids: [await f.caseMessage(id)] } };
    },
  },
  'POST /api/v1/cases/{id}/offers': {
    owner: 'parties',
    request: async (f) => ({
      params: { id: await f.caseOf('OPEN') },
      body: { refund: 50_000, note: 'Half of it was done.' },
    }),
  },
  'PUT /api/v1/cases/{id}/offers/{childId}': {
    owner: 'parties',
    request: async (f) => {
      const params = { id: await f.caseOf('OPEN') };
      const sent = { params, body: { refund: 50_000 } };
      const { offers } = await f.call(operations.offerToSettle, sent, 'lawyer');
      return { params: { ...params, childId: offers[0]?._id ?? '' }, body: { accepted: false } };
    },
  },
  'POST /api/v1/cases/{id}/review': {
    owner: 'parties',
    request: async (f) => ({
      params: { id: await f.caseOf('DECIDED') },
      body: { statement: 'Here is the stamped copy.' },
    }),
  },
  'PUT /api/v1/help/questions/{id}': {
    request: (f) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(QUESTION)) body.append(name, value);
      body.append('email', f.newAddress());
      body.append('files', f.pdf('receipt.pdf'));
      return { params: { id: randomUUID() }, body };
    },
  },
  'GET /api/v1/help/questions': { request: NOTHING },
  'GET /api/v1/help/questions/{id}/file': {
    owner: 'client',
    request: async (f) => {
      const params = { id: randomUUID() };
      const body = { ...QUESTION, files: [f.pdf('receipt.pdf')] };
      await f.call(askForHelp, { params, body }, 'client');
      return { params };
    },
  },
};
