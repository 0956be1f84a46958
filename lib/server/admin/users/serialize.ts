import 'server-only';
import type { AdminUser, UserRow } from '@/lib/contract/admin/users';
import { isoInstant } from '@/lib/domain/platform/time';
import type { Ahead, UserView } from './service';

const instantOf = (at: Date | null | undefined) => (at ? isoInstant(at.getTime()) : null);

export function serializeRow(user: UserView['user']): UserRow {
  return {
    _id: user.id,
    name: `${user.firstName} ${user.lastName}`,
    email: user.email,
    type: user.type,
    email_verified: user.emailVerifiedAt !== null,
    created_at: isoInstant(user.createdAt.getTime()),
    suspended_at: instantOf(user.suspendedAt),
    administrator: user.roles.includes('ADMIN'),
  };
}

export function serializeAhead(ahead: Ahead | null): AdminUser['ahead'] {
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
      client: `${client.firstName} ${client.lastName}`,
    })),
  };
}

export function serializeUser(view: UserView): AdminUser {
  const { user, lawyer, figures, sessions, ahead, canChange } = view;
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
        }
      : null,
    meetings,
    agreements,
    open_cases: openCases,
    payments: { received, refunded },
    ahead: serializeAhead(ahead),
    can_change: canChange,
  };
}
