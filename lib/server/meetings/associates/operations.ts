import 'server-only';
import * as contract from '@/lib/contract/meetings/associates';
import { isoInstant } from '@/lib/domain/platform/time';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { lawyerIdOf } from '@/lib/server/platform/session/actor';
import type { Feature } from '@/lib/server/registry/feature';
import {
  eraseAssociates,
  exportedAssociates,
  serializeAssociate,
} from '../records/associates-service';
import { lawyerSideOf } from '../records/policy';
import * as service from './service';

export const listAssociates = operation(contract.listAssociates, async ({ actor, params }) => {
  const found = await service.choicesFor(lawyerSideOf(actor), params.id);
  return { results: found.map((one) => ({ member: one.memberId, name: one.displayName })) };
});

export const askAssociate = operation(contract.askAssociate, async ({ actor, params, body, now }) =>
  serializeAssociate(await service.ask(lawyerSideOf(actor), params.id, body.member, now)),
);

export const withdrawAssociate = operation(
  contract.withdrawAssociate,
  async ({ actor, params, now }) => {
    await service.withdraw(lawyerSideOf(actor), params.id, now);
    return undefined;
  },
);

export const answerAssociate = operation(
  contract.answerAssociate,
  async ({ actor, params, body, now }) =>
    serializeAssociate(await service.answer(actor.id, params.id, body, now)),
);

export const listAssociateCalls = operation(contract.listAssociateCalls, async ({ actor, now }) => {
  const { calls, invitations, hasFactor } = await service.callsOf(actor.id, now);
  return {
    results: calls.map((one) => ({
      meeting_id: one.meetingId,
      client_name: one.clientName,
      lawyer_name: one.lawyerName,
      start_time: isoInstant(one.start),
      end_time: isoInstant(one.end),
    })),
    requests: invitations.map((one) => ({
      _id: one.id,
      lawyer_name: one.lawyerName,
      start_time: isoInstant(one.start),
      end_time: isoInstant(one.end),
    })),
    has_second_factor: hasFactor,
  };
});

export const respondAsAssociate = operation(
  contract.respondAsAssociate,
  async ({ actor, params, body, now }) => {
    const associate = { userId: actor.id, lawyerId: lawyerIdOf(actor) };
    await service.respond(associate, params.id, body.accepted, now);
    return undefined;
  },
);

export const associates: Required<Pick<Feature, 'operations' | 'personalData'>> = {
  operations: [
    listAssociates,
    askAssociate,
    withdrawAssociate,
    answerAssociate,
    listAssociateCalls,
    respondAsAssociate,
  ],
  personalData: [
    {
      tables: ['meeting_associates'],
      exported: exportedAssociates,
      erase: eraseAssociates,
      retained:
        'With the meeting: that an associate was asked into its call, and when the client agreed or declined, without names.',
    },
  ],
};
