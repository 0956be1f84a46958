import 'server-only';
import * as contract from '@/lib/contract/work-items/work-items';
import { getMeeting } from '@/lib/server/meetings/records/operations';
import { partyOf } from '@/lib/server/meetings/records/policy';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { type Actor, lawyerIdOf } from '@/lib/server/platform/session/actor';
import { type Access, type Feature, operationsOf } from '@/lib/server/registry/feature';
import type { Fixtures } from '@/lib/server/registry/fixtures';
import * as records from '../records/operations';
import { serializeWorkItem } from '../records/serialize';
import { viewOf } from '../records/service';
import * as service from './service';

export const createWorkItem = operation(contract.createWorkItem, async ({ actor, body, now }) =>
  shown(actor, await service.create(lawyerSide(actor), body, now), now),
);

export const updateWorkItem = operation(
  contract.updateWorkItem,
  async ({ actor, params: { id }, body, now }) => {
    const party = partyOf(actor);
    const { status, version, reason } = body;
    if (status === 'REJECTED') await service.decline(party, id, reason, now);
    else if (party.side === 'lawyer')
      await service.change(party, id, { status, version, edit: contract.editOf(body) }, now);
    else await service.refuseChange(party, id);
    return shown(actor, id, now);
  },
);

export const deleteWorkItem = operation(
  contract.deleteWorkItem,
  async ({ actor, params: { id } }) => {
    await service.remove(lawyerSide(actor), id);
    return undefined;
  },
);

async function shown(actor: Actor, id: string, now: number) {
  const party = partyOf(actor);
  return serializeWorkItem(await viewOf(party, id, now), party, now);
}

function lawyerSide(actor: Actor) {
  return { side: 'lawyer', userId: actor.id, lawyerId: lawyerIdOf(actor) } as const;
}

const TERMS = {
  title: 'Petition for annulment',
  description: {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'I file the petition.' }] }],
  },
  price: 5_000_000,
};

/** The client of the meeting. */
async function clientIdOf(f: Fixtures): Promise<string> {
  return (await f.call(getMeeting, { params: { id: f.meetingId } }, 'lawyer')).client._id;
}

const ofBoth: Access['answers'] = 'session mail mail 200 200 none none';

/** Agreements: written, read, sent, changed, answered. */
export const proposals: Pick<Feature, 'operations' | 'access'> = {
  operations: [...operationsOf(records), createWorkItem, updateWorkItem, deleteWorkItem],
  access: {
    'GET /api/v1/work-items': {
      answers: 'session mail mail 200 200 200 200',
      sample: () => ({ query: { q: 'annulment' } }),
    },
    'POST /api/v1/work-items': {
      answers: 'session mail mail role 201 role none',
      sample: async (f) => ({
        body: { client_id: await clientIdOf(f), status: 'PROPOSAL', ...TERMS },
      }),
    },
    'GET /api/v1/work-items/{id}': {
      answers: ofBoth,
      sample: async (f) => ({ params: { id: await f.workItem('PROPOSAL') } }),
    },
    // The client of it may only decline; the request is one of its lawyer.
    'PUT /api/v1/work-items/{id}': {
      answers: 'session mail mail 409 200 none none',
      sample: async (f) => ({
        params: { id: await f.workItem('PROPOSAL') },
        body: { ...TERMS, milestones: [], version: 1 },
      }),
    },
    'DELETE /api/v1/work-items/{id}': {
      answers: 'session mail mail role 204 role none',
      sample: async (f) => ({ params: { id: await f.workItem('DRAFT') } }),
    },
  },
};
