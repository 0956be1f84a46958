import 'server-only';
import type { VerificationRequest } from '@/lib/contract/lawyers/verification';
import * as contract from '@/lib/contract/lawyers/verification';
import { isoInstant } from '@/lib/domain/platform/time';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { rateLimitedRead } from '@/lib/server/platform/pipeline/rate-limited-read';
import { serializeDocument } from './serialize';
import type { openedRequest } from './verifier-service';
import * as service from './verifier-service';

export const getVerificationRequest = rateLimitedRead(
  contract.getVerificationRequest,
  async ({ actor, header, now }) =>
    serializeRequest(await service.openedRequest({ actor, cookie: header('cookie') }, now)),
);

export const openVerificationRequest = rateLimitedRead(
  contract.openVerificationRequest,
  async ({ body, actor, header, now, reply }) => {
    const opened = await service.openRequest({ ...body, actor, cookie: header('cookie') }, now);
    if (opened.isCodeUsed) reply.setCookie(await service.storePass(opened.row));
    return serializeRequest(opened);
  },
);

export const sendVerifierCode = operation(contract.sendVerifierCode, async ({ body, now }) => {
  await service.sendCode(body.token, now);
  return undefined;
});

export const getIdentityDocument = rateLimitedRead(
  contract.getIdentityDocument,
  async ({ params, actor, header, now }) => {
    const pass = { actor, cookie: header('cookie') };
    const { document, body } = await service.viewDocument(params.id, pass, now);
    const { name, contentType, size } = document;
    return { name, contentType, size, body };
  },
);

export const decideVerification = operation(
  contract.decideVerification,
  async ({ body, actor, header, now }) => {
    const status = body.decision === 'approve' ? ('APPROVED' as const) : ('REJECTED' as const);
    const reason = status === 'REJECTED' ? (body.reason ?? null) : null;
    const pass = { token: body.token, code: body.code, actor, cookie: header('cookie') };
    const { displayName } = await service.decideRequest(pass, { status, reason }, now);
    return { status, display_name: displayName };
  },
);

export { consolePath } from './verifier-service';

function serializeRequest({
  row,
  lawyer,
  inside,
}: Awaited<ReturnType<typeof openedRequest>>): VerificationRequest {
  return {
    subject: row.subject,
    display_name: lawyer.displayName,
    roll_number: lawyer.rollNumber,
    bar_year: lawyer.barYear,
    submitted_at: isoInstant(row.submittedAt.getTime()),
    expires_at: isoInstant(row.tokenExpiresAt.getTime()),
    ibp_number: inside ? lawyer.ibpNumber : null,
    facts: inside && [...inside.facts],
    roll_number_taken: inside?.rollNumberTaken ?? null,
    documents: inside?.documents.map(serializeDocument) ?? null,
  };
}
