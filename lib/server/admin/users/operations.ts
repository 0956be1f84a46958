import 'server-only';
import * as contract from '@/lib/contract/admin/users';
import { isoInstant } from '@/lib/domain/platform/time';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { serializeAhead, serializeRow, serializeUser } from './serialize';
import * as service from './service';

export const listUsers = operation(contract.listUsers, async ({ query }) => {
  const { rows, ...found } = await service.usersPage(query, query.page);
  return { ...found, results: rows.map(serializeRow) };
});

export const getUser = operation(contract.getUser, async ({ params, actor, now }) =>
  serializeUser(await service.viewUser(actor, params.id, now)),
);

export const suspendUser = operation(contract.suspendUser, async ({ params, body, actor, now }) => {
  const suspension = { reason: body.reason, cancels: body.cancel_meetings };
  const { since, ahead } = await service.suspend(actor, params.id, suspension, now);
  return { suspended_at: isoInstant(since.getTime()), ahead: serializeAhead(ahead) };
});

export const restoreUser = operation(contract.restoreUser, async ({ params, actor, now }) => {
  await service.restore(actor, params.id, now);
  return undefined;
});

export const signOutUser = operation(contract.signOutUser, async ({ params, actor, now }) => {
  await service.signOut(actor, params.id, now);
  return undefined;
});

export const resendVerificationMail = operation(
  contract.resendVerificationMail,
  async ({ params, actor, now }) => {
    await service.resendVerification(actor, params.id, now);
    return undefined;
  },
);
