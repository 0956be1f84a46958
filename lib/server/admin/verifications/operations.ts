import 'server-only';
import * as contract from '@/lib/contract/admin/verifications';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { serializeRow, serializeView } from './serialize';
import * as service from './service';

export const listVerifications = operation(contract.listVerifications, async ({ query }) => {
  const { rows, ...page } = await service.queue(query, query.page);
  return { ...page, results: rows.map(serializeRow) };
});

export const getVerification = operation(contract.getVerification, async ({ params, actor }) =>
  serializeView(await service.viewOf(params.id, actor)),
);

export const getVerificationDocument = operation(
  contract.getVerificationDocument,
  async ({ params, actor, now }) => {
    const { document, body } = await service.documentOf(params.id, params.childId, actor, now);
    const { name, contentType, size } = document;
    return { name, contentType, size, body };
  },
);

export const decideAsAdmin = operation(
  contract.decideAsAdmin,
  async ({ params, body, actor, now }) => {
    const approves = body.decision === 'approve';
    const decision = {
      status: approves ? ('APPROVED' as const) : ('REJECTED' as const),
      reason: approves ? null : (body.reason ?? null),
      version: body.version,
    };
    await service.decideAs(actor, params.id, decision, now);
    return serializeView(await service.viewOf(params.id, actor));
  },
);
