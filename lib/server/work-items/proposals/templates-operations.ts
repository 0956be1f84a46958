import 'server-only';
import type * as z from 'zod';
import type { workItemTemplate } from '@/lib/contract/work-items/templates';
import * as contract from '@/lib/contract/work-items/templates';
import { isoInstant } from '@/lib/domain/platform/time';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { lawyerIdOf } from '@/lib/server/platform/session/actor';
import type { Feature } from '@/lib/server/registry/feature';
import type { Fixtures } from '@/lib/server/registry/fixtures';
import * as service from './templates-service';
import { eraseTemplates, exportedTemplates } from './templates-service';
import type { TemplateRow } from './templates-store';

export const listTemplates = operation(contract.listTemplates, async ({ actor }) => ({
  results: (await service.templatesOf(lawyerIdOf(actor))).map(serializeTemplate),
}));

export const createTemplate = operation(contract.createTemplate, async ({ actor, body, now }) =>
  serializeTemplate(await service.createTemplate(lawyerIdOf(actor), body, now)),
);

export const updateTemplate = operation(
  contract.updateTemplate,
  async ({ actor, params: { id }, body, now }) =>
    serializeTemplate(await service.changeTemplate(lawyerIdOf(actor), id, body, now)),
);

export const deleteTemplate = operation(
  contract.deleteTemplate,
  async ({ actor, params: { id } }) => {
    await service.removeTemplate(lawyerIdOf(actor), id);
    return undefined;
  },
);

/** Its terms are what the form sent; the answer's schema reads them again. */
function serializeTemplate({ id, name, terms, updatedAt }: TemplateRow) {
  return {
    _id: id,
    name,
    updated_at: isoInstant(updatedAt.getTime()),
    terms: terms as z.input<typeof workItemTemplate>['terms'],
  };
}

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
  const { results } = await f.call(listTemplates, {}, 'lawyer');
  for (const { _id: id } of results) await f.call(deleteTemplate, { params: { id } }, 'lawyer');
  const { _id: id } = await f.call(createTemplate, { body: TEMPLATE }, 'lawyer');
  return { params: { id } };
}

/** Terms that lawyers begin with. */
export const templates: Pick<Feature, 'operations' | 'access'> & {
  personalData: NonNullable<Feature['personalData']>;
} = {
  operations: [listTemplates, createTemplate, updateTemplate, deleteTemplate],
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
