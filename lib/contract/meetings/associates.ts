import * as z from 'zod';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { id, instant, rowId } from '@/lib/contract/platform/fields';
import { ASSOCIATE_STATES } from '@/lib/domain/meetings/associates';

const tag = 'Associates in a call';

export const meetingAssociate = z
  .object({
    /** Id of the request: a response names it, so that consent is never given to a different person. */
    _id: id,
    name: z.string(),
    /** The associate's own IBP ID is verified now, and the associate still works for the practice. */
    is_checked: z.boolean(),
    /** Handle of the public profile; null where clients cannot see one. */
    profile: z.string().nullable(),
    state: z.enum(ASSOCIATE_STATES),
    /** The associate agreed to join; only then is the client asked and notified. */
    accepted: z.boolean(),
    asked_at: instant,
    answered_at: instant.nullable(),
  })
  .meta({ id: 'MeetingAssociate' });
export type MeetingAssociate = z.output<typeof meetingAssociate>;

const params = z.object({ id: rowId });

export const listAssociates = endpoint({
  method: 'GET',
  path: '/api/v1/meeting/{id}/associate',
  access: 'lawyer',
  tag,
  summary:
    'Lawyers with a checked ID among the members of the practice, who can be asked into a call',
  params,
  status: 200,
  response: z.object({
    results: z.array(z.object({ member: id, name: z.string() }).meta({ id: 'AssociateChoice' })),
  }),
  errors: ['not_found'],
});

export const askAssociate = endpoint({
  method: 'PUT',
  path: '/api/v1/meeting/{id}/associate',
  access: 'lawyer',
  tag,
  summary:
    'Ask an associate, and then the client, whether the associate may join the call; the same one again changes nothing, another one takes the withdrawal of the first',
  params,
  body: z.object({ member: rowId }).meta({ id: 'AssociateInput' }),
  status: 200,
  response: meetingAssociate,
  errors: ['not_found', 'bad_transition', 'too_late', 'meeting_cancelled', 'rate_limited'],
});

export const withdrawAssociate = endpoint({
  method: 'DELETE',
  path: '/api/v1/meeting/{id}/associate',
  access: 'lawyer',
  tag,
  summary: 'Take the request back; an associate in the call leaves it at once. May be repeated',
  params,
  status: 204,
  errors: ['not_found'],
});

export const answerAssociate = endpoint({
  method: 'PUT',
  path: '/api/v1/meeting/{id}/associate/consent',
  access: 'customer',
  tag,
  summary:
    'Agree that the associate joins the call, decline, or take the agreement back: then an associate in the call leaves it at once',
  params,
  body: z.object({ request: rowId, agreed: z.boolean() }).meta({ id: 'AssociateAnswer' }),
  status: 200,
  response: meetingAssociate,
  errors: ['not_found', 'bad_transition', 'too_late', 'meeting_cancelled'],
});

export const respondAsAssociate = endpoint({
  method: 'PUT',
  path: '/api/v1/lawyers/associate-calls/{id}',
  access: 'lawyer',
  tag,
  summary:
    'As the associate of a request, accept it, so that the client is asked, or decline it, also later; refused to whoever has a client or other side of the same name',
  params,
  body: z.object({ accepted: z.boolean() }).meta({ id: 'AssociateResponse' }),
  status: 204,
  errors: ['not_found', 'bad_transition', 'too_late', 'meeting_cancelled'],
});

/** A meeting as an associate sees it: nothing of the case. */
export const associateCall = z
  .object({
    meeting_id: id,
    client_name: z.string(),
    lawyer_name: z.string(),
    start_time: instant,
    end_time: instant,
  })
  .meta({ id: 'AssociateCall' });
export type AssociateCall = z.output<typeof associateCall>;

export const listAssociateCalls = endpoint({
  method: 'GET',
  path: '/api/v1/lawyers/associate-calls',
  access: 'lawyer',
  tag,
  summary:
    'Calls of other lawyers that the lawyer is asked into, and whose clients agreed, until they close',
  status: 200,
  response: z.object({
    results: z.array(associateCall),
    /** Requests awaiting the lawyer's answer; their clients do not know of them yet. */
    requests: z.array(
      z
        .object({ _id: id, lawyer_name: z.string(), start_time: instant, end_time: instant })
        .meta({ id: 'AssociateRequest' }),
    ),
    /** Required to join. */
    has_second_factor: z.boolean(),
  }),
  errors: [],
});
export type AssociateCalls = z.output<(typeof listAssociateCalls)['response']>;
