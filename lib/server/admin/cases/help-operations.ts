import 'server-only';
import { randomUUID } from 'node:crypto';
import * as contract from '@/lib/contract/admin/cases';
import { askForHelp } from '@/lib/server/cases/help/operations';
import * as help from '@/lib/server/cases/help/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import type { Feature } from '@/lib/server/registry/feature';
import type { Fixtures } from '@/lib/server/registry/fixtures';

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

const path = '/api/v1/admin/help-questions/{id}';

async function asked(f: Fixtures) {
  const params = { id: randomUUID() };
  const question = 'I paid and nothing came.';
  const body = { situation: 'not_paid', question, files: [f.pdf('receipt.pdf')] };
  await f.call(askForHelp, { params, body }, 'client');
  return params;
}

/** Questions to the support, as they are answered. */
export const helpCases: Pick<Feature, 'operations' | 'access'> = {
  operations: [assignHelpQuestion, answerHelpQuestion, closeHelpQuestion, getAdminHelpFile],
  access: {
    [`PUT ${path}/assignment`]: {
      answers: 'admin 204 code',
      sample: async (f) => ({ params: await asked(f), body: { mine: true } }),
    },
    [`POST ${path}/answer`]: {
      answers: 'admin 204 code',
      sample: async (f) => ({ params: await asked(f), body: { answer: 'It is paid now.' } }),
    },
    [`POST ${path}/close`]: {
      answers: 'admin 204 code',
      sample: async (f) => ({ params: await asked(f) }),
    },
    [`GET ${path}/file`]: {
      answers: 'admin 200 code',
      sample: async (f) => ({ params: await asked(f) }),
    },
  },
};
