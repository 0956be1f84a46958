import 'server-only';
import { randomUUID } from 'node:crypto';
import * as contract from '@/lib/contract/cases/cases';
import { FIELD_COPY, fill } from '@/lib/contract/platform/copy';
import { CASE_MESSAGES_MAX, type CaseSide, filesClosedReason } from '@/lib/domain/cases/case';
import { isoInstant } from '@/lib/domain/platform/time';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { database, type Transaction } from '@/lib/server/platform/db/pool';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import type { Pair, WrittenMessage } from '@/lib/server/registry/disagreement';
import type { EncryptedColumn } from '@/lib/server/registry/feature';
import { messagesBetween } from '@/lib/server/registry/registry';
import { type FullCase, factsOf, messagePurpose, serializeOwn, storedMessage } from './serialize';
import { change, ownCase, sideOf } from './service';
import * as store from './store';

// Operations

export const listCaseMessages = operation(
  contract.listCaseMessages,
  async ({ actor, params: { id }, query: { page } }) => {
    const full = await ownCase(database(), actor, id);
    const { messages, hasMore } = await messagesBetween().page(database(), pairOf(full), page);
    const there = handedInBy(full, sideOf(actor));
    const results = messages.map((message) => ({
      _id: message.id,
      author: authorOf(full, message),
      about: message.about,
      text: message.text,
      written_at: isoInstant(message.writtenAt.getTime()),
      handed_in: there.has(message.id),
    }));
    return { results, hasMore, page };
  },
);

export const handInMessages = operation(
  contract.handInMessages,
  async ({ actor, params: { id }, body, now }) => {
    await change(id, actor, (tx, full) => handIn(tx, full, { side: sideOf(actor), ...body }, now));
    return serializeOwn(await ownCase(database(), actor, id), sideOf(actor), now);
  },
  { before: ({ actor }) => consumeRateLimit('case_changes_account', actor.id) },
);

// Service

/** Copies each message as it is now; later changes by its author do not affect the copy. */
async function handIn(
  tx: Transaction,
  full: FullCase,
  { side, ids }: { side: CaseSide; ids: readonly string[] },
  now: number,
): Promise<void> {
  const there = handedInBy(full, side);
  const wanted = [...new Set(ids)].filter((id) => !there.has(id));
  if (wanted.length === 0) return;
  if (filesClosedReason(factsOf(full)) !== null)
    throw new AppError('bad_transition', 'Messages can be handed in until the case is decided.');
  requireRoom(there.size + wanted.length);
  const { case: row } = full.view;
  const found = await messagesBetween().among(tx, pairOf(full), wanted);
  if (found.length < wanted.length) throw notFound();
  const rows = found.map((message) => {
    const id = randomUUID();
    const body = storedMessage(id, message.text);
    const { id: messageId, writtenAt } = message;
    const what = { id, messageId, body, writtenAt, author: authorOf(full, message) };
    return { ...what, caseId: row.id, handedBy: side, handedAt: new Date(now) };
  });
  await store.insertMessages(tx, rows);
}

function requireRoom(all: number): void {
  if (all <= CASE_MESSAGES_MAX) return;
  const message = fill(FIELD_COPY.messagesTooMany, { max: CASE_MESSAGES_MAX });
  throw new AppError('invalid_input', message, { fields: { ids: message } });
}

function handedInBy({ parts }: FullCase, side: CaseSide): ReadonlySet<string> {
  const own = parts.messages.filter(({ handedBy }) => handedBy === side);
  return new Set(own.map(({ messageId }) => messageId));
}

function pairOf({ view }: FullCase): Pair {
  return { clientId: view.client.id, lawyerId: view.case.lawyerId };
}

function authorOf({ view }: FullCase, { authorId }: WrittenMessage): CaseSide {
  return authorId === view.client.id ? 'client' : 'lawyer';
}

// Feature

export { handedInAmong as evidenceAmong } from './store';

export const encryptedMessage: EncryptedColumn = {
  table: 'case_messages',
  column: 'body',
  key: ['id'],
  purpose: messagePurpose,
};
