import 'server-only';
import * as contract from '@/lib/contract/meetings/reviews';
import { rowId } from '@/lib/contract/platform/fields';
import type { Party } from '@/lib/domain/meetings/meeting';
import { notFound } from '@/lib/server/platform/app-error';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { type Actor, lawyerIdOf } from '@/lib/server/platform/session/actor';
import type { Feature } from '@/lib/server/registry/feature';
import { serializeReview } from '../records/serialize';
import { meetingOf } from '../records/service';
import * as service from './service';

const limited = {
  before: ({ actor }: { actor: { id: string } }) => consumeRateLimit('reviews_account', actor.id),
};

export const createReview = operation(
  contract.createReview,
  async ({ actor, body, now }) => {
    // What cannot be an id is not there, as in a path.
    if (!rowId.safeParse(body.meeting_id).success) throw notFound();
    const { meetingId } = await service.createReview(clientSide(actor), body, now);
    return reviewOf(clientSide(actor), meetingId);
  },
  limited,
);

export const updateReview = operation(
  contract.updateReview,
  async ({ actor, params, body, now }) => {
    const { meetingId } = await service.updateReview(clientSide(actor), params.id, body, now);
    return reviewOf(clientSide(actor), meetingId);
  },
  limited,
);

export const reportReview = operation(
  contract.reportReview,
  async ({ actor, params, body, now }) => {
    await service.report(lawyerIdOf(actor), params.id, body.reason, now);
    return undefined;
  },
);

export const replyToReview = operation(
  contract.replyToReview,
  async ({ actor, params, body, now }) => {
    const party = lawyerSide(actor);
    const { meetingId } = await service.reply(party, params.id, body.reply, now);
    return reviewOf(party, meetingId);
  },
  limited,
);

export const withdrawReply = operation(contract.withdrawReply, async ({ actor, params }) => {
  await service.withdrawReply(lawyerSide(actor), params.id);
  return undefined;
});

function clientSide({ id }: { id: string }) {
  return { side: 'client', userId: id } as const;
}

function lawyerSide(actor: Actor) {
  return { side: 'lawyer', userId: actor.id, lawyerId: lawyerIdOf(actor) } as const;
}

async function reviewOf(party: Party, meetingId: string) {
  const { view } = await meetingOf(party, meetingId);
  if (!view.review) throw notFound();
  return serializeReview(view.review, view.client, party);
}

export const reviews: Pick<Feature, 'operations'> = {
  operations: [createReview, updateReview, reportReview, replyToReview, withdrawReply],
};
