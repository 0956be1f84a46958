import 'server-only';
import * as contract from '@/lib/contract/notaries/requests';
import { isoInstant } from '@/lib/domain/platform/time';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { lawyerIdOf } from '@/lib/server/platform/session/actor';
import type { Feature } from '@/lib/server/registry/feature';
import { ownAppointments } from './appointments-service';
import { serializeReceived, serializeSent } from './serialize';
import * as service from './service';

export const requestAppointment = operation(
  contract.requestAppointment,
  ({ actor, params, body, now, transaction }) =>
    transaction(async (tx) => serializeSent(await service.ask(tx, actor.id, params.id, body, now))),
);

export const listSentRequests = operation(
  contract.listSentRequests,
  async ({ actor, query: { page } }) => {
    const { views, hasMore } = await service.sentBy(actor.id, page);
    return { results: views.map(serializeSent), hasMore, page };
  },
);

export const withdrawRequest = operation(contract.withdrawRequest, async ({ actor, params }) => {
  await service.withdraw(actor.id, params.id);
  return undefined;
});

export const listReceivedRequests = operation(
  contract.listReceivedRequests,
  async ({ actor, query: { status, page } }) => {
    const { views, hasMore, open, unseen } = await service.receivedBy(actor.id, status, page);
    return { results: views.map(serializeReceived), hasMore, page, open, unseen };
  },
);

export const markRequestsSeen = operation(contract.markRequestsSeen, async ({ actor, now }) => {
  await service.markSeen(actor.id, now);
  return undefined;
});

export const answerRequest = operation(
  contract.answerRequest,
  async ({ actor, params, body, now }) =>
    serializeReceived(await service.answer(actor.id, params.id, body, now)),
);

export const listAppointments = operation(
  contract.listAppointments,
  async ({ actor, query: { from, to } }) => {
    const span = { start: Date.parse(from), end: Date.parse(to) };
    const found = await ownAppointments(lawyerIdOf(actor), span);
    return {
      results: found.map(({ id, person, start, end }) => ({
        _id: id,
        client: person,
        start_time: isoInstant(start),
        end_time: isoInstant(end),
      })),
    };
  },
);

export const requests: Required<Pick<Feature, 'operations' | 'personalData'>> = {
  operations: [
    requestAppointment,
    listSentRequests,
    withdrawRequest,
    listReceivedRequests,
    markRequestsSeen,
    answerRequest,
    listAppointments,
  ],
  personalData: [
    {
      tables: ['notary_requests'],
      exported: service.exportedRequests,
      erase: service.eraseRequests,
    },
  ],
};
