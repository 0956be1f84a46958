import 'server-only';
import * as contract from '@/lib/contract/admin/cases';
import * as help from '@/lib/server/cases/help/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import type { Feature } from '@/lib/server/registry/feature';

export const assignHelpQuestion = operation(
  contract.assignHelpQuestion,
  async ({ actor, params, body, now }) => {
    await help.assign(actor.id, params.id, body.mine, now);
    return undefined;
  },
);

export const answerHelpQuestion = operation(
  contract.answerHelpQuestion,
  async ({ actor, params, body, now }) => {
    await help.answer(actor.id, params.id, body.answer, now);
    return undefined;
  },
);

export const closeHelpQuestion = operation(
  contract.closeHelpQuestion,
  async ({ actor, params, now }) => {
    await help.close(actor.id, params.id, now);
    return undefined;
  },
);

export const getAdminHelpFile = operation(
  contract.getAdminHelpFile,
  ({ actor, params: { id }, now }) => help.openFileAsAdmin(actor.id, id, now),
);

export const helpCases: Pick<Feature, 'operations'> = {
  operations: [assignHelpQuestion, answerHelpQuestion, closeHelpQuestion, getAdminHelpFile],
};
