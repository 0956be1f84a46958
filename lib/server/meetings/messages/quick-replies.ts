import 'server-only';
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { QuickReply, QuickReplyInput } from '@/lib/contract/meetings/quick-replies';
import * as contract from '@/lib/contract/meetings/quick-replies';
import { MAX_QUICK_REPLIES, type QuickReplyKind } from '@/lib/domain/meetings/quick-replies';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { decrypt, encrypt } from '@/lib/server/platform/crypto/encryption';
import { lock } from '@/lib/server/platform/db/locks';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import { operation } from '@/lib/server/platform/pipeline/operation';
import type { Actor } from '@/lib/server/platform/session/actor';
import type {
  EncryptedColumn,
  ErasedAccount,
  ExportSection,
  Feature,
} from '@/lib/server/registry/feature';
import {
  deleteRow,
  deleteRows,
  insertRow,
  listAll,
  listRows,
  type QuickReplyRow,
} from './quick-replies-store';

// Operations

export const listOwnTexts = operation(contract.listOwnTexts, async ({ actor, query }) => ({
  results: (await listRows(database(), writerOf(actor, query.kind), query.kind)).map(read),
}));

export const addOwnText = operation(contract.addOwnText, ({ actor, body, now }) =>
  addQuickReply(writerOf(actor, body.kind), body, now),
);

export const deleteOwnText = operation(contract.deleteOwnText, async ({ actor, params }) => {
  if (!(await deleteRow(database(), writerOf(actor, 'reply'), params.id))) throw notFound();
  return undefined;
});

// Service

/**
 * Returns the owner of the texts: a member of a practice has own replies, and none of the lawyer's; summaries belong
 * to lawyers only.
 * @throws AppError not_for_members
 */
function writerOf({ id, member }: Actor, kind: QuickReplyKind): string {
  if (member && kind === 'summary')
    throw new AppError('not_for_members', 'Summaries are the lawyer’s alone.');
  return member?.userId ?? id;
}

/** @throws AppError bad_transition when there are as many as there can be */
function addQuickReply(
  userId: string,
  { kind, name = '', text, next_steps = [], papers = [] }: QuickReplyInput,
  now: number,
): Promise<QuickReply> {
  return transaction(async (tx) => {
    // Counted and inserted one after the other.
    await lock(tx, 'client', userId);
    const stored = (await listRows(tx, userId, kind)).map(read);
    const given = { name, next_steps, papers };
    const same = stored.find((one) => one.text === text && isSame(partsOf(one), given));
    if (same) return same;
    if (stored.length >= MAX_QUICK_REPLIES)
      throw new AppError(
        'bad_transition',
        `You have ${MAX_QUICK_REPLIES} of them. Delete one you no longer need.`,
      );
    const id = randomUUID();
    const content = encrypt(text, purposeOf(id));
    const parts = isSame(given, NO_PARTS)
      ? null
      : encrypt(JSON.stringify(given), partsPurposeOf(id));
    await insertRow(tx, { id, userId, kind, content, parts, createdAt: new Date(now) });
    return { _id: id, kind, text, ...given };
  });
}

function read({ id, kind, content, parts }: QuickReplyRow): QuickReply {
  const named = parts
    ? partsSchema.parse(JSON.parse(decrypt(parts, partsPurposeOf(id))))
    : NO_PARTS;
  return { _id: id, kind, text: decrypt(content, purposeOf(id)), ...named };
}

const partsSchema = z.object({
  name: z.string(),
  next_steps: z.array(z.string()),
  papers: z.array(z.string()),
});
type Parts = z.output<typeof partsSchema>;

const NO_PARTS: Parts = { name: '', next_steps: [], papers: [] };

function partsOf({ name, next_steps, papers }: Parts): Parts {
  return { name, next_steps, papers };
}

function isSame(one: Parts, other: Parts): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function partsPurposeOf(id = ''): string {
  return `own-text-parts:${id}`;
}

export const encryptedReplyParts: EncryptedColumn = {
  table: 'own_texts',
  column: 'parts',
  key: ['id'],
  purpose: partsPurposeOf,
};

function purposeOf(id = ''): string {
  return `own-text:${id}`;
}

export const encryptedQuickReply: EncryptedColumn = {
  table: 'own_texts',
  column: 'content',
  key: ['id'],
  purpose: purposeOf,
};

async function exportedQuickReplies(
  exec: Executor,
  userId: string,
): Promise<ExportSection | undefined> {
  const rows = await listAll(exec, userId);
  if (rows.length === 0) return undefined;
  return { name: 'own_texts', data: rows.map(read).map(({ _id: _, ...text }) => text) };
}

async function eraseQuickReplies(tx: Transaction, { id }: ErasedAccount): Promise<string[]> {
  await deleteRows(tx, id);
  return [];
}

// Feature

export const quickReplies: Required<Pick<Feature, 'operations' | 'personalData'>> = {
  operations: [listOwnTexts, addOwnText, deleteOwnText],
  personalData: [
    { tables: ['own_texts'], exported: exportedQuickReplies, erase: eraseQuickReplies },
  ],
};
