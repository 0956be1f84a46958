import 'server-only';
import * as contract from '@/lib/contract/cases/cases';
import { database } from '@/lib/server/platform/db/pool';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import type { Actor } from '@/lib/server/platform/session/actor';
import * as offers from './offers-service';
import { serializeOwn } from './serialize';
import * as service from './service';
import * as statements from './statements-service';

export const listOwnCases = operation(
  contract.listOwnCases,
  async ({ actor, query: { page, ...about }, now }) => {
    const { cases, hasMore } = await service.casesOf(actor, about, page);
    const side = service.sideOf(actor);
    return { results: cases.map((full) => serializeOwn(full, side, now)), hasMore, page };
  },
);

export const getCase = operation(contract.getCase, ({ actor, params: { id }, now }) =>
  shown(actor, id, now),
);

const limited = {
  before: ({ actor }: { actor: Actor }) => consumeRateLimit('case_changes_account', actor.id),
};

export const answerCase = operation(
  contract.answerCase,
  async ({ actor, params: { id }, body, now }) => {
    await statements.answer(actor, id, body.statement, now);
    return shown(actor, id, now);
  },
  limited,
);

export const offerToSettle = operation(
  contract.offerToSettle,
  async ({ actor, params: { id }, body, now }) => {
    await offers.offer(actor, id, body, now);
    return shown(actor, id, now);
  },
  limited,
);

export const answerOffer = operation(
  contract.answerOffer,
  async ({ actor, params: { id, childId }, body, now }) => {
    await offers.answerOffer(actor, { id, offerId: childId, accepted: body.accepted }, now);
    return shown(actor, id, now);
  },
);

export const reviewCase = operation(
  contract.reviewCase,
  async ({ actor, params: { id }, body, now }) => {
    await statements.review(actor, id, body.statement, now);
    return shown(actor, id, now);
  },
  limited,
);

async function shown(actor: Actor, id: string, now: number) {
  return serializeOwn(await service.ownCase(database(), actor, id), service.sideOf(actor), now);
}
