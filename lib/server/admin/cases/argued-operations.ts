import 'server-only';
import * as contract from '@/lib/contract/admin/cases';
import * as decisions from '@/lib/server/cases/proceedings/decisions-service';
import { openFile } from '@/lib/server/cases/proceedings/files';
import * as cases from '@/lib/server/cases/proceedings/service';
import { ask } from '@/lib/server/cases/proceedings/statements-service';
import { database } from '@/lib/server/platform/db/pool';
import { operation } from '@/lib/server/platform/pipeline/operation';
import type { Feature } from '@/lib/server/registry/feature';
import { serializeFull } from './argued-serialize';
import { contextOf } from './argued-service';

export const getAdminCase = operation(
  contract.getAdminCase,
  async ({ actor, params: { id }, now }) => {
    const full = await cases.caseById(database(), id);
    await decisions.recordLook(actor.id, id, now);
    return serializeFull(full, actor.id, await contextOf(full, now));
  },
);

export const getAdminCaseFile = operation(
  contract.getAdminCaseFile,
  async ({ actor, params: { id, childId }, now }) => {
    const file = await openFile(await cases.caseById(database(), id), childId);
    await decisions.recordLook(actor.id, id, now);
    return file;
  },
);

export const askInCase = operation(
  contract.askInCase,
  async ({ actor, params: { id }, body, now }) => {
    await ask(actor.id, id, body.question, now);
    return undefined;
  },
);

export const decideCase = operation(
  contract.decideCase,
  async ({ actor, params: { id }, body, now }) => {
    const { reason } = body;
    await decisions.decide(actor.id, id, { refund: refundOf(body), reason }, now);
    return undefined;
  },
);

function refundOf(body: contract.CaseDecisionInput): number | null {
  if (body.decision === 'split') return body.refund;
  return body.decision === 'refund' ? null : 0;
}

export const arguedCases: Pick<Feature, 'operations'> = {
  operations: [getAdminCase, getAdminCaseFile, askInCase, decideCase],
};
