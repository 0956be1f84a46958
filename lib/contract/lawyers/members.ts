import * as z from 'zod';
import { FACTOR_ERRORS } from '@/lib/contract/accounts/second-factor';
import { FIELD_COPY } from '@/lib/contract/platform/copy';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { email, id, instant, page, paged, rowId } from '@/lib/contract/platform/fields';
import { MEMBER_RIGHTS } from '@/lib/domain/platform/members';

const access = 'lawyer';
const tag = 'Members of a practice';

export const memberRights = z.array(z.enum(MEMBER_RIGHTS));

export const chosenRights = memberRights
  .min(1, FIELD_COPY.memberRights)
  .transform((rights) => MEMBER_RIGHTS.filter((right) => rights.includes(right)))
  .refine(
    (rights) =>
      !rights.includes('files') || rights.includes('meetings') || rights.includes('messages'),
    FIELD_COPY.memberFiles,
  );

export const practiceMember = z
  .object({
    _id: id,
    email: z.string().nullable(),
    name: z.string().nullable(),
    rights: memberRights,
    notices: z.boolean(),
    state: z.enum(['invited', 'expired', 'active', 'ended']),
    invited_at: instant,
    /** Expiry of the invitation link, while not accepted. */
    expires_at: instant,
    joined_at: instant.nullable(),
    ended_at: instant.nullable(),
  })
  .meta({ id: 'PracticeMember' });
export type PracticeMember = z.output<typeof practiceMember>;

export const listMembers = endpoint({
  method: 'GET',
  path: '/api/v1/lawyers/members',
  access,
  tag,
  summary: 'Who works for the practice, who is invited, and the last 50 who no longer do',
  status: 200,
  response: z.object({ results: z.array(practiceMember) }),
  errors: [],
});

export const memberInput = z.object({ email, rights: chosenRights }).meta({ id: 'MemberInput' });

export const inviteMember = endpoint({
  method: 'POST',
  path: '/api/v1/lawyers/members',
  access,
  tag,
  summary:
    'Invite somebody by mail to work for the practice; again while the invitation is open changes its rights and mails nothing',
  body: memberInput,
  status: 201,
  response: practiceMember,
  errors: [...FACTOR_ERRORS, 'bad_transition', 'rate_limited'],
});

const params = z.object({ id: rowId });

export const memberChange = z
  .object({ rights: chosenRights, notices: z.boolean() })
  .meta({ id: 'MemberChange' });

export const changeMember = endpoint({
  method: 'PUT',
  path: '/api/v1/lawyers/members/{id}',
  access,
  tag,
  summary: 'Change what a member may do; it holds from the next request on',
  params,
  body: memberChange,
  status: 200,
  response: practiceMember,
  errors: [...FACTOR_ERRORS, 'bad_transition'],
});

export const resendInvitation = endpoint({
  method: 'POST',
  path: '/api/v1/lawyers/members/{id}/invitation',
  access,
  tag,
  summary: 'Mail another link; the one before is worth nothing from now on',
  params,
  status: 200,
  response: practiceMember,
  errors: [...FACTOR_ERRORS, 'bad_transition', 'rate_limited'],
});

export const endMember = endpoint({
  method: 'DELETE',
  path: '/api/v1/lawyers/members/{id}',
  access,
  tag,
  summary: 'End a membership, at once and everywhere, or take an invitation back; may be repeated',
  params,
  status: 204,
  errors: [],
});

export const memberActivity = z
  .object({
    _id: id,
    at: instant,
    member: z.object({ _id: id, name: z.string() }),
    operation: z.string(),
    target: z.string().nullable(),
  })
  .meta({ id: 'MemberActivity' });
export type MemberActivity = z.output<typeof memberActivity>;

export const listActivity = endpoint({
  method: 'GET',
  path: '/api/v1/lawyers/members/activity',
  access,
  tag,
  summary: 'What members changed for the practice, the latest first; never what they wrote',
  query: z.object({ page }),
  status: 200,
  response: paged(memberActivity),
  errors: [],
});

const token = z.string().min(1).max(200);

export const practiceInvitation = z
  .object({
    lawyer_name: z.string(),
    email: z.string(),
    rights: memberRights,
  })
  .meta({ id: 'PracticeInvitation' });
export type PracticeInvitation = z.output<typeof practiceInvitation>;

export const getInvitation = endpoint({
  method: 'PUT',
  path: '/api/v1/practice-invitation',
  access: 'public',
  tag,
  summary:
    'Read what the link of an invitation invites to; changes nothing, and keeps the token out of addresses',
  body: z.object({ token }),
  status: 200,
  response: practiceInvitation,
  errors: ['not_found', 'rate_limited'],
});

export const ownPractice = z
  .object({
    _id: id,
    lawyer_id: id,
    lawyer_name: z.string(),
    rights: memberRights,
    joined_at: instant,
    current: z.boolean(),
  })
  .meta({ id: 'OwnPractice' });
export type OwnPractice = z.output<typeof ownPractice>;

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/v1/practice-invitation',
  access: 'session',
  tag,
  summary:
    'Join the practice, with the account of the address that was invited, which it verifies; the link works once',
  body: z.object({ token }),
  status: 200,
  response: ownPractice,
  errors: ['not_found', 'bad_transition', 'rate_limited'],
});

export const listPractices = endpoint({
  method: 'GET',
  path: '/api/v1/practices',
  access: 'user',
  member: 'own',
  tag,
  summary: 'The practices that the user works for',
  status: 200,
  response: z.object({
    results: z.array(ownPractice),
    /** Required to work for a practice. */
    has_second_factor: z.boolean(),
  }),
  errors: [],
});
export type OwnPractices = z.output<(typeof listPractices)['response']>;

export const switchPractice = endpoint({
  method: 'PUT',
  path: '/api/v1/practices/current',
  access: 'user',
  member: 'own',
  tag,
  summary: 'Work for a practice in this session, or with null in the own account again',
  body: z.object({ practice: rowId.nullable() }).meta({ id: 'PracticeSwitch' }),
  status: 204,
  errors: ['not_found', 'second_factor_missing'],
});

export const leavePractice = endpoint({
  method: 'DELETE',
  path: '/api/v1/practices/{id}',
  access: 'user',
  member: 'own',
  tag,
  summary: 'Stop working for a practice; may be repeated',
  params,
  status: 204,
  errors: [],
});
