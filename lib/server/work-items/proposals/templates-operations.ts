import 'server-only';
import type * as z from 'zod';
import type { workItemTemplate } from '@/lib/contract/work-items/templates';
import * as contract from '@/lib/contract/work-items/templates';
import { isoInstant } from '@/lib/domain/platform/time';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { lawyerIdOf } from '@/lib/server/platform/session/actor';
import type { Feature } from '@/lib/server/registry/feature';
import * as service from './templates-service';
import { eraseTemplates, exportedTemplates } from './templates-service';
import type { TemplateRow } from './templates-store';

export const listTemplates = operation(contract.listTemplates, async ({ actor }) => ({
  results: (await service.templatesOf(lawyerIdOf(actor))).map(serializeTemplate),
}));

export const createTemplate = operation(
  contract.createTemplate,
  ({ actor, body, now, transaction }) =>
    transaction(async (tx) =>
      serializeTemplate(await service.createTemplate(tx, lawyerIdOf(actor), body, now)),
    ),
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

/** Serializes a template; its terms are what the form sent, and the answer's schema parses them again. */
function serializeTemplate({ id, name, terms, updatedAt }: TemplateRow) {
  return {
    _id: id,
    name,
    updated_at: isoInstant(updatedAt.getTime()),
    terms: terms as z.input<typeof workItemTemplate>['terms'],
  };
}

export const templates: Pick<Feature, 'operations'> & {
  personalData: NonNullable<Feature['personalData']>;
} = {
  operations: [listTemplates, createTemplate, updateTemplate, deleteTemplate],
  personalData: [
    { tables: ['work_item_templates'], exported: exportedTemplates, erase: eraseTemplates },
  ],
};
