import 'server-only';
import * as contract from '@/lib/contract/meetings/drafts';
import type { DraftKind } from '@/lib/domain/meetings/drafts';
import { isMember } from '@/lib/domain/meetings/meeting';
import { isoInstant } from '@/lib/domain/platform/time';
import { notFound } from '@/lib/server/platform/app-error';
import { database } from '@/lib/server/platform/db/pool';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import type { Actor } from '@/lib/server/platform/session/actor';
import type { Feature } from '@/lib/server/registry/feature';
import { conversationSource } from '@/lib/server/registry/registry';
import { requireClient } from '../clients/service';
import {
  type DraftKey,
  discardDraft,
  draftOf,
  draftOwnerOf,
  keepDraft,
} from '../records/drafts-service';
import { partyOf } from '../records/policy';

// Operations

export const getDraft = operation(contract.getDraft, async ({ actor, params, query }) => {
  const { key } = await ownDraft(actor, query.kind, params.id);
  const stored = await draftOf(key);
  if (!stored) return { draft: null };
  const { updatedAt, ...content } = stored;
  return { draft: { ...content, updated_at: isoInstant(updatedAt.getTime()) } };
});

export const putDraft = operation(
  contract.putDraft,
  async ({ actor, params, query, body, now }) => {
    const { key, otherUserId } = await ownDraft(actor, query.kind, params.id);
    await keepDraft(key, otherUserId, body, now);
    return undefined;
  },
  { before: ({ actor }) => consumeRateLimit('drafts_account', actor.id) },
);

export const deleteDraft = operation(contract.deleteDraft, async ({ actor, params, query }) => {
  const { key } = await ownDraft(actor, query.kind, params.id);
  await discardDraft(database(), key);
  return undefined;
});

// Service

/**
 * Returns the kind of draft that a user may keep about a subject, and whom it may name. Subjects of others are not
 * found, like on their own page.
 * @throws AppError not_found
 */
async function ownDraft(
  actor: Actor,
  kind: DraftKind,
  aboutId: string,
): Promise<{ key: DraftKey; otherUserId: string }> {
  const party = partyOf(actor);
  const key = { userId: draftOwnerOf(actor), kind, aboutId };
  if (isMember(party) && (kind === 'note' || kind === 'summary')) throw notFound();
  if (kind === 'note') {
    if (party.side !== 'lawyer') throw notFound();
    await requireClient(party.lawyerId, aboutId);
    return { key, otherUserId: aboutId };
  }
  if (kind === 'summary' && party.side !== 'lawyer') throw notFound();
  const conversations = conversationSource(kind === 'summary' ? 'meeting' : kind);
  const { client, lawyer } = await conversations.own(database(), party, aboutId);
  return { key, otherUserId: (party.side === 'lawyer' ? client : lawyer).userId };
}

// Feature

export const drafts: Pick<Feature, 'operations'> = {
  operations: [getDraft, putDraft, deleteDraft],
};
