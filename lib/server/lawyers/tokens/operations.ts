import 'server-only';
import type { ApiToken } from '@/lib/contract/lawyers/tokens';
import * as contract from '@/lib/contract/lawyers/tokens';
import { isoInstant } from '@/lib/domain/platform/time';
import { asksForFactor } from '@/lib/server/accounts/second-factor/service';
import { notFound } from '@/lib/server/platform/app-error';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { lawyerIdOf } from '@/lib/server/platform/session/actor';
import * as service from './service';

export const listTokens = operation(contract.listTokens, async ({ actor, now }) => ({
  results: (await service.tokensOf(lawyerIdOf(actor))).map((row) => serializeToken(row, now)),
}));

export const createToken = operation(
  contract.createToken,
  async ({ actor, body, now }) => {
    const { row, token } = await service.create(actor, body, now);
    return { ...serializeToken(row, now), token };
  },
  asksForFactor,
);

export const endToken = operation(contract.endToken, async ({ actor, params, now }) => {
  await service.end(actor, params.id, now);
  return undefined;
});

export const getToken = operation(contract.getToken, async ({ actor, now }) => {
  const { practice } = actor;
  if (!practice?.byToken) throw notFound();
  const row = await service.tokenOf(practice.lawyerId, practice.memberId);
  return {
    ...serializeToken(row, now),
    lawyer_id: practice.lawyerId,
    lawyer_name: practice.lawyerName,
  };
});

function serializeToken({ token, member }: service.TokenRow, now: number): ApiToken {
  return {
    _id: token.memberId,
    name: token.name,
    rights: member.rights,
    state: stateOf({ token, member }, now),
    created_at: isoInstant(token.createdAt.getTime()),
    expires_at: isoInstant(token.expiresAt.getTime()),
    used_at: token.usedAt && isoInstant(token.usedAt.getTime()),
    ended_at: member.endedAt && isoInstant(member.endedAt.getTime()),
  };
}

function stateOf({ token, member }: service.TokenRow, now: number): ApiToken['state'] {
  if (member.endedAt) return 'ended';
  return token.expiresAt.getTime() > now ? 'active' : 'expired';
}
