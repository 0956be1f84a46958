import * as z from 'zod';
import { chosenLawyer } from '@/lib/contract/lawyers/saved-lawyers';
import { FIELD_COPY } from '@/lib/contract/platform/copy';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { id, rowId } from '@/lib/contract/platform/fields';
import { DECLINE_REASONS, MAX_COLLEAGUES } from '@/lib/domain/meetings/hand-over';

export const declineReason = z.enum(DECLINE_REASONS);

/** Handles of lawyers, in the order in which the client sees them. */
export const namedColleagues = z
  .array(id)
  .max(MAX_COLLEAGUES, FIELD_COPY.colleaguesMany)
  .default([]);

/** A lawyer declines a meeting instead of only cancelling it, and may name who could take it. */
export const declineInput = z
  .object({ reason: declineReason, colleagues: namedColleagues })
  .meta({ id: 'DeclineInput' });
export type DeclineInput = z.input<typeof declineInput>;

export const namedColleague = chosenLawyer
  .extend({
    /** Meeting that the client booked with this colleague since; to the client alone. */
    meeting_id: id.nullable(),
  })
  .meta({ id: 'NamedColleague' });
export type NamedColleague = z.output<typeof namedColleague>;

export const getHandOver = endpoint({
  method: 'GET',
  path: '/api/v1/meeting/{id}/hand-over',
  access: 'user',
  member: ['meetings'],
  tag: 'Meetings',
  summary: 'The colleagues that a lawyer who declined named, for the two people of the meeting',
  params: z.object({ id: rowId }),
  status: 200,
  response: z.object({ colleagues: z.array(namedColleague).max(MAX_COLLEAGUES) }),
  errors: ['not_found'],
});
export type HandOver = z.output<(typeof getHandOver)['response']>;
