import 'server-only';
import type {
  OwnPractice,
  PracticeInvitation,
  PracticeMember,
} from '@/lib/contract/lawyers/members';
import * as contract from '@/lib/contract/lawyers/members';
import { fullName } from '@/lib/domain/accounts/full-name';
import { isoInstant } from '@/lib/domain/platform/time';
import { asksForFactor, hasFactor } from '@/lib/server/accounts/second-factor/service';
import { database } from '@/lib/server/platform/db/pool';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { rateLimitedRead } from '@/lib/server/platform/pipeline/rate-limited-read';
import { type Actor, lawyerIdOf } from '@/lib/server/platform/session/actor';
import { renewSession, setSession } from '@/lib/server/platform/session/entry';
import * as service from './service';

export const listMembers = operation(contract.listMembers, async ({ actor, now }) => ({
  results: (await service.membersOf(lawyerIdOf(actor))).map((row) => serializeMember(row, now)),
}));

export const inviteMember = operation(
  contract.inviteMember,
  async ({ actor, body, now }) =>
    serializeMember(await service.invite(lawyerIdOf(actor), body, now), now),
  asksForFactor,
);

export const changeMember = operation(
  contract.changeMember,
  async ({ actor, params, body, now }) =>
    serializeMember(await service.change(lawyerIdOf(actor), params.id, body), now),
  asksForFactor,
);

export const resendInvitation = operation(
  contract.resendInvitation,
  async ({ actor, params, now }) =>
    serializeMember(await service.resend(lawyerIdOf(actor), params.id, now), now),
  asksForFactor,
);

export const endMember = operation(contract.endMember, async ({ actor, params, now }) => {
  await service.end(lawyerIdOf(actor), params.id, now);
  return undefined;
});

export const listActivity = operation(contract.listActivity, async ({ actor, query }) => {
  const { rows, hasMore } = await service.activityOf(lawyerIdOf(actor), query.page);
  const results = rows.map(({ activity, email, token, person }) => ({
    _id: activity.id,
    at: isoInstant(activity.at.getTime()),
    member: { _id: activity.memberId, name: nameOf(person) ?? email ?? token ?? 'A former member' },
    operation: activity.operation,
    target: activity.target,
  }));
  return { results, hasMore, page: query.page };
});

export const getInvitation = rateLimitedRead(contract.getInvitation, async ({ body, now }) =>
  serializeInvitation(await service.invitationOf(body.token, now)),
);

export const acceptInvitation = operation(contract.acceptInvitation, async (context) => {
  const { actor, body, now, reply } = context;
  const accepted = await service.accept(actor, body.token, now);
  // Its claims say that the address is verified, and that the account works for a practice.
  await renewSession(reply, { ...actor, emailVerified: true }, actor.sid);
  return serializePractice(accepted, actor);
});

export const listPractices = operation(contract.listPractices, async ({ actor }) => {
  const [rows, has_second_factor] = await Promise.all([
    service.practicesOf(actor.id),
    hasFactor(database(), actor.id),
  ]);
  return { results: rows.map((row) => serializePractice(row, actor)), has_second_factor };
});

export const switchPractice = operation(contract.switchPractice, async (context) => {
  const { actor, body, reply } = context;
  const works = await service.switchTo(actor, body.practice);
  const { id, type, emailVerifiedAt } = actor.person;
  await setSession(reply, { id, type: works ? 'LAWYER' : type, emailVerifiedAt }, actor.sid);
  return undefined;
});

export const leavePractice = operation(contract.leavePractice, async ({ actor, params, now }) => {
  await service.leave(actor.id, params.id, now);
  return undefined;
});

function serializeMember({ member, person }: service.Member, now: number): PracticeMember {
  return {
    _id: member.id,
    email: member.email,
    name: nameOf(person),
    rights: member.rights,
    notices: member.notices,
    state: stateOf(member, now),
    invited_at: isoInstant(member.invitedAt.getTime()),
    expires_at: isoInstant(member.expiresAt.getTime()),
    joined_at: member.acceptedAt && isoInstant(member.acceptedAt.getTime()),
    ended_at: member.endedAt && isoInstant(member.endedAt.getTime()),
  };
}

function nameOf(person: service.Member['person']): string | null {
  return person && fullName(person);
}

function stateOf({ endedAt, acceptedAt, expiresAt }: service.Member['member'], now: number) {
  if (endedAt) return 'ended';
  if (acceptedAt) return 'active';
  return expiresAt.getTime() > now ? 'invited' : 'expired';
}

function serializeInvitation({ member, lawyerName }: service.Invitation): PracticeInvitation {
  return { lawyer_name: lawyerName, email: member.email ?? '', rights: member.rights };
}

function serializePractice(
  { member, lawyerName }: Pick<service.Invitation, 'member' | 'lawyerName'>,
  { practice }: Pick<Actor, 'practice'>,
): OwnPractice {
  return {
    _id: member.id,
    lawyer_id: member.lawyerId,
    lawyer_name: lawyerName,
    rights: member.rights,
    joined_at: isoInstant((member.acceptedAt ?? member.invitedAt).getTime()),
    current: practice?.memberId === member.id,
  };
}
