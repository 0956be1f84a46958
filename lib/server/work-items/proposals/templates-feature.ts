import 'server-only';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import type { Fixtures } from '@/lib/server/registry/fixtures';
import * as operations from './templates-operations';
import { eraseTemplates, exportedTemplates } from './templates-service';

const TEMPLATE = {
  name: 'Annulment',
  terms: {
    title: 'Petition for annulment',
    description: {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'I file the petition.' }] }],
    },
    price: 5_000_000,
  },
};

const ALL = 'session mail mail role 200 role 200';
const OWN = 'session mail mail role 200 role none';

/** Of `lawyer`, who has no other one. */
async function newTemplate(f: Fixtures) {
  const { results } = await f.call(operations.listTemplates, {}, 'lawyer');
  for (const { _id: id } of results)
    await f.call(operations.deleteTemplate, { params: { id } }, 'lawyer');
  const { _id: id } = await f.call(operations.createTemplate, { body: TEMPLATE }, 'lawyer');
  return { params: { id } };
}

/** Terms that lawyers begin with. */
export const templates: Pick<Feature, 'operations' | 'access'> & {
  personalData: NonNullable<Feature['personalData']>;
} = {
  operations: operationsOf(operations),
  personalData: [
    { tables: ['work_item_templates'], exported: exportedTemplates, erase: eraseTemplates },
  ],
  access: {
    'GET /api/v1/work-item-templates': { answers: ALL, sample: () => ({}) },
    'POST /api/v1/work-item-templates': {
      answers: 'session mail mail role 201 role 201',
      sample: () => ({ body: TEMPLATE }),
    },
    'PUT /api/v1/work-item-templates/{id}': {
      answers: OWN,
      sample: async (f) => ({ ...(await newTemplate(f)), body: TEMPLATE }),
    },
    'DELETE /api/v1/work-item-templates/{id}': {
      answers: 'session mail mail role 204 role none',
      sample: newTemplate,
    },
  },
};
