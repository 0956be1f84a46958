import 'server-only';
import type { AdminUser, UserRow } from '@/lib/contract/admin/users';
import * as contract from '@/lib/contract/admin/users';
import { fullName } from '@/lib/domain/accounts/full-name';
import { isoInstant } from '@/lib/domain/platform/time';
import { operation } from '@/lib/server/platform/pipeline/operation';
import type { Feature } from '@/lib/server/registry/feature';
import type { Ahead, UserView } from './service';
import * as service from './service';

export const listUsers = operation(contract.listUsers, async ({ actor, body, now }) => {
  const { rows, ...found } = await service.usersPage(actor, body, body.page, now);
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

const instantOf = (at: Date | null | undefined) => (at ? isoInstant(at.getTime()) : null);

function serializeRow(user: UserView['user']): UserRow {
  return {
    _id: user.id,
    name: fullName(user),
    email: user.email,
    type: user.type,
    email_verified: user.emailVerifiedAt !== null,
    created_at: isoInstant(user.createdAt.getTime()),
    suspended_at: instantOf(user.suspendedAt),
    administrator: user.roles.includes('ADMIN'),
  };
}

function serializeAhead(ahead: Ahead | null): AdminUser['ahead'] {
  if (!ahead) return null;
  const { meetings, holds, refund, unpaid, inWork } = ahead;
  return {
    meetings,
    holds,
    refund,
    proposals: unpaid,
    open_agreements: inWork.map(({ id, title, client, price }) => ({
      _id: id,
      title,
      price,
      client: fullName(client),
    })),
  };
}

function serializeUser(view: UserView): AdminUser {
  const { user, lawyer, declarations, figures, sessions, ahead, own, canChange, factor } = view;
  const { meetings, agreements, openCases, received, refunded } = figures;
  return {
    ...serializeRow(user),
    phone: user.phone,
    last_seen_at: instantOf(sessions.lastSeenAt),
    sessions: sessions.live,
    suspension_reason: user.suspensionReason,
    deletion_due_at: instantOf(user.deletionDueAt),
    lawyer: lawyer
      ? {
          _id: lawyer.id,
          display_name: lawyer.displayName,
          listed: lawyer.listed,
          public: lawyer.isPublic,
          verified: lawyer.ibpVerifiedAt !== null,
          declarations: declarations.map(({ year, staysBelow }) => ({
            year,
            stays_below: staysBelow,
          })),
        }
      : null,
    meetings,
    agreements,
    open_cases: openCases,
    payments: { received, refunded },
    ahead: serializeAhead(ahead),
    second_factor: factor.has,
    factor_removal: factor.removal && {
      asked_by: factor.removal.name,
      asked_at: isoInstant(factor.removal.askedAt.getTime()),
      mine: factor.removal.mine,
    },
    own,
    can_change: canChange,
  };
}

export const users = {
  operations: [listUsers, getUser, suspendUser, restoreUser, signOutUser, resendVerificationMail],
} as const satisfies Pick<Feature, 'operations'>;
