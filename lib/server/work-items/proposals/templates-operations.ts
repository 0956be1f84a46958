import 'server-only';
import * as contract from '@/lib/contract/work-items/templates';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { lawyerIdOf } from '@/lib/server/platform/session/actor';
import { serializeTemplate } from './templates-serialize';
import * as service from './templates-service';

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
