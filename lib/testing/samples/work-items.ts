import { addOffer } from '@/lib/server/lawyers/written-work/offers';
import { getMeeting } from '@/lib/server/meetings/records/operations';
import { deliverMilestone } from '@/lib/server/work-items/deliveries/operations';
import { addWorkItemFiles } from '@/lib/server/work-items/files/operations';
import * as messages from '@/lib/server/work-items/messages/messages';
import {
  askMilestone,
  waiveMilestone,
} from '@/lib/server/work-items/payments/milestones-operations';
import {
  createTemplate,
  deleteTemplate,
  listTemplates,
} from '@/lib/server/work-items/proposals/templates-operations';
import type { Fixtures } from './fixtures';
import { OFFER } from './own-profile';
import { NOTHING, type Samples } from './sample';

async function unscheduled(f: Fixtures) {
  const id = await f.workItem('PAID');
  return { id, childId: f.workItemParts(id).meetings[0] ?? '' };
}

function upload(f: Fixtures): FormData {
  const body = new FormData();
  body.append('files', f.pdf('terms.pdf'));
  return body;
}

async function attached(f: Fixtures) {
  const params = { id: await f.workItem('PROPOSAL') };
  const input = { params, body: { files: [f.pdf('terms.pdf')] } };
  const { files } = await f.call(addWorkItemFiles, input, 'client');
  return { ...params, childId: files[0]?._id ?? '' };
}

const body = { comment: 'Does the fee cover an appeal?' };

async function written(f: Fixtures) {
  const params = { id: await f.workItem('PROPOSAL') };
  const { _id } = await f.call(messages.addWorkItemComment, { params, body }, 'client');
  return { ...params, childId: _id };
}

async function clientIdOf(f: Fixtures): Promise<string> {
  return (await f.call(getMeeting, { params: { id: f.meetingId } }, 'lawyer')).client._id;
}

const TERMS = {
  title: 'Petition for annulment',
  description: {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'I file the petition.' }] }],
  },
  price: 5_000_000,
};

const TEMPLATE = {
  name: 'Annulment',
  terms: TERMS,
};

async function newTemplate(f: Fixtures) {
  const { results } = await f.call(listTemplates, {}, 'lawyer');
  for (const { _id: id } of results) await f.call(deleteTemplate, { params: { id } }, 'lawyer');
  const { _id: id } = await f.call(createTemplate, { body: TEMPLATE }, 'lawyer');
  return { params: { id } };
}

async function milestone(f: Fixtures, at: number) {
  const id = await f.workItem('PAID');
  return { id, childId: f.workItemParts(id).milestones[at] ?? '' };
}

async function delivered(f: Fixtures) {
  const params = await milestone(f, 0);
  await f.call(deliverMilestone, { params, body: { note: 'It is filed.' } }, 'lawyer');
  return params;
}

export const workItems: Samples = {
  'POST /api/v1/work-items/{id}/meetings': {
    owner: 'lawyer',
    request: async (f) => ({
      params: { id: await f.workItem('PAID') },
      body: { title: 'Go through the position paper', duration: 60 },
    }),
  },
  'PUT /api/v1/work-items/{id}/meetings/{childId}': {
    owner: 'lawyer',
    request: async (f) => ({
      params: await unscheduled(f),
      body: { title: 'Go through the position paper', duration: 60 },
    }),
  },
  'PUT /api/v1/work-items/{id}/meetings/create': {
    owner: 'client',
    request: async (f) => {
      const { id, childId } = await unscheduled(f);
      const start_time = await f.freeTime();
      return {
        params: { id },
        body: { work_item_meeting_id: childId, start_time, type: 'VIDEO' },
      };
    },
  },
  'GET /api/v1/work-items/{id}/meetings/{childId}/times': {
    owner: 'client',
    request: async (f) => ({ params: await unscheduled(f) }),
  },
  'PUT /api/v1/work-items/{id}/complete/lawyer': {
    owner: 'lawyer',
    request: async (f) => {
      const id = await f.workItem('PAID');
      const params = { id, childId: f.workItemParts(id).milestones[1] ?? '' };
      await f.call(waiveMilestone, { params }, 'lawyer');
      return { params: { id } };
    },
  },
  'PUT /api/v1/work-items/{id}/complete': {
    owner: 'client',
    request: async (f) => ({
      params: { id: await f.workItem('COMPLETED') },
      body: { accepted: true },
    }),
  },
  'PUT /api/v1/work-items/{id}/problem': {
    owner: 'client',
    request: async (f) => ({
      params: { id: await f.overdueWorkItem() },
      body: { reason: 'Nothing was filed.' },
    }),
  },
  'PUT /api/v1/work-items/{id}/files': {
    owner: 'parties',
    request: async (f) => ({ params: { id: await f.workItem('PROPOSAL') }, body: upload(f) }),
  },
  'GET /api/v1/work-items/{id}/file/{childId}': {
    owner: 'parties',
    request: async (f) => ({ params: await attached(f) }),
  },
  'DELETE /api/v1/work-items/{id}/file/{childId}': {
    owner: 'client',
    request: async (f) => ({ params: await attached(f) }),
  },
  'GET /api/v1/work-item/{id}/comments': {
    owner: 'parties',
    request: async (f) => ({ params: { id: await f.workItem('PROPOSAL') } }),
  },
  'POST /api/v1/work-item/{id}/comment': {
    owner: 'parties',
    request: async (f) => ({ params: { id: await f.workItem('PROPOSAL') }, body }),
  },
  'PUT /api/v1/work-item/{id}/comment/{childId}': {
    owner: 'client',
    request: async (f) => ({ params: await written(f), body: { comment: 'Is an appeal in it?' } }),
  },
  'DELETE /api/v1/work-item/{id}/comment/{childId}': {
    owner: 'client',
    request: async (f) => ({ params: await written(f) }),
  },
  'PUT /api/v1/work-item/{id}/comments/seen': {
    owner: 'parties',
    request: async (f) => ({ params: { id: await f.workItem('PROPOSAL') }, body: {} }),
  },
  'POST /api/v1/work-items/order': {
    request: async (f) => {
      const offer = await f.call(addOffer, { body: OFFER }, 'lawyer');
      return {
        body: {
          lawyer_id: f.lawyerId,
          offer_id: offer._id,
          expected_total: OFFER.price,
          about: 'He owes me ₱80,000 since March.',
          other_party: 'Northgate Logistics, Inc.',
          consent: true,
        },
      };
    },
  },
  'GET /api/v1/work-items/{id}/conflict': {
    owner: 'lawyer',
    request: async (f) => ({ params: { id: await f.order('TO_CHECK') } }),
  },
  'PUT /api/v1/work-items/{id}/conflict': {
    owner: 'lawyer',
    request: async (f) => ({
      params: { id: await f.order('TO_CHECK') },
      body: { conflict: false },
    }),
  },
  'PUT /api/v1/work-items/{id}/order/accept': {
    owner: 'lawyer',
    request: async (f) => ({ params: { id: await f.order('CHECKED') } }),
  },
  'PUT /api/v1/work-items/{id}/order/decline': {
    owner: 'lawyer',
    request: async (f) => ({
      params: { id: await f.order('CHECKED') },
      body: { reason: 'No time this week.' },
    }),
  },
  'PUT /api/v1/work-items/{id}/order/deliver': {
    owner: 'lawyer',
    request: async (f) => ({ params: { id: await f.order('ACCEPTED') }, body: upload(f) }),
  },
  'PUT /api/v1/work-items/{id}/order/revise': {
    owner: 'client',
    request: async (f) => ({
      params: { id: await f.order('DELIVERED') },
      body: { changes: 'Please add the dates.' },
    }),
  },
  'GET /api/v1/work-items': { request: () => ({ query: { q: 'annulment' } }) },
  'POST /api/v1/work-items': {
    owner: 'lawyer',
    request: async (f) => ({
      body: { client_id: await clientIdOf(f), status: 'PROPOSAL', ...TERMS },
    }),
  },
  'GET /api/v1/work-items/{id}': {
    owner: 'parties',
    request: async (f) => ({ params: { id: await f.workItem('PROPOSAL') } }),
  },
  // The client of it may only decline; the request is one of its lawyer.
  'PUT /api/v1/work-items/{id}': {
    owner: 'lawyer',
    answers: { client: 409 },
    request: async (f) => ({
      params: { id: await f.workItem('PROPOSAL') },
      body: { ...TERMS, milestones: [], version: 1 },
    }),
  },
  'DELETE /api/v1/work-items/{id}': {
    owner: 'lawyer',
    request: async (f) => ({ params: { id: await f.workItem('DRAFT') } }),
  },
  'GET /api/v1/work-items/{id}/versions': {
    owner: 'parties',
    request: async (f) => ({ params: { id: await f.workItem('PROPOSAL') } }),
  },
  'GET /api/v1/work-items/{id}/agreement': {
    owner: 'parties',
    request: async (f) => ({ params: { id: await f.workItem('PAID') } }),
  },
  'GET /api/v1/work-item-templates': { request: NOTHING },
  'POST /api/v1/work-item-templates': { request: () => ({ body: TEMPLATE }) },
  'PUT /api/v1/work-item-templates/{id}': {
    owner: 'lawyer',
    request: async (f) => ({ ...(await newTemplate(f)), body: TEMPLATE }),
  },
  'DELETE /api/v1/work-item-templates/{id}': { owner: 'lawyer', request: newTemplate },
  'POST /api/v1/work-items/{id}/milestones/{childId}/pay': {
    owner: 'client',
    request: async (f) => {
      const params = await milestone(f, 1);
      await f.call(askMilestone, { params }, 'lawyer');
      return { params };
    },
  },
  'PUT /api/v1/work-items/{id}/milestones/{childId}/ask': {
    owner: 'lawyer',
    request: async (f) => ({ params: await milestone(f, 1) }),
  },
  'PUT /api/v1/work-items/{id}/milestones/{childId}/waive': {
    owner: 'lawyer',
    request: async (f) => ({ params: await milestone(f, 1) }),
  },
  'PUT /api/v1/work-items/{id}/milestones/{childId}/deliver': {
    owner: 'lawyer',
    request: async (f) => ({ params: await milestone(f, 0), body: upload(f) }),
  },
  'PUT /api/v1/work-items/{id}/milestones/{childId}/changes': {
    owner: 'client',
    request: async (f) => ({
      params: await delivered(f),
      body: { changes: 'Please add the dates.' },
    }),
  },
  'PUT /api/v1/work-items/{id}/milestones/{childId}/confirm': {
    owner: 'client',
    request: async (f) => ({ params: await delivered(f) }),
  },
  'POST /api/v1/work-items/{id}/accept-proposal': {
    owner: 'client',
    request: async (f) => ({
      params: { id: await f.workItem('PROPOSAL') },
      body: { version: 1, name: 'Ana Reyes', consent: true },
    }),
  },
  'POST /api/v1/work-items/{id}/additional-services': {
    owner: 'lawyer',
    request: async (f) => ({
      params: { id: await f.workItem('PAID') },
      body: { name: 'Appeal to the Commission', description: 'Once.', price: 1_500_000 },
    }),
  },
  'DELETE /api/v1/work-items/{id}/additional-services/{childId}': {
    owner: 'lawyer',
    request: async (f) => {
      const id = await f.workItem('PAID');
      return { params: { id, childId: f.workItemParts(id).services[0] ?? '' } };
    },
  },
  'PUT /api/v1/work-items/{id}/additional-services/purchase': {
    owner: 'client',
    request: async (f) => {
      const id = await f.workItem('PAID');
      return { params: { id }, body: { service_ids: f.workItemParts(id).services } };
    },
  },
  'GET /api/v1/work-items/{id}/receipt/{childId}': {
    owner: 'client',
    request: async (f) => {
      const id = await f.workItem('PAID');
      const [childId = ''] = f.workItemParts(id).milestones;
      return { params: { id, childId } };
    },
  },
};
