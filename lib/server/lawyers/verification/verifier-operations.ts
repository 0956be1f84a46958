import 'server-only';
import * as contract from '@/lib/contract/lawyers/verification';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { rateLimitedRead } from '@/lib/server/platform/pipeline/rate-limited-read';
import { serializeRequest } from './verifier-serialize';
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
