import 'server-only';
import { type DraftContent, draftContent } from '@/lib/contract/meetings/drafts';
import { RETENTION_DAYS } from '@/lib/domain/platform/retention';
import { DAY_MS } from '@/lib/domain/platform/time';
import { decrypt, encrypt } from '@/lib/server/platform/crypto/encryption';
import { database, type Executor, type Transaction } from '@/lib/server/platform/db/pool';
import type { Actor } from '@/lib/server/platform/session/actor';
import type { EncryptedColumn, ErasedAccount, ExportSection } from '@/lib/server/registry/feature';
import * as store from './drafts-store';

export type { DraftKey } from './drafts-store';

/** Returns the account that drafts lie under: a member's are the member's own, and nobody reads what the lawyer has not sent. */
export function draftOwnerOf({ id, member }: Actor): string {
  return member?.userId ?? id;
}

export async function draftOf(key: store.DraftKey) {
  const row = await store.findDraft(database(), key);
  return row ? { ...read(row), updatedAt: row.updatedAt } : null;
}

/** Saves a draft; the last write wins. */
export async function keepDraft(
  key: store.DraftKey,
  otherUserId: string,
  content: DraftContent,
  now: number,
): Promise<void> {
  const stored = encrypt(JSON.stringify(content), purposeOf(key));
  await store.saveDraft(database(), {
    ...key,
    otherUserId,
    content: stored,
    updatedAt: new Date(now),
  });
}

/** Deletes a draft, in the transaction that sends it or alone. */
export function discardDraft(exec: Executor, key: store.DraftKey): Promise<void> {
  return store.deleteDraft(exec, key);
}

export function purgeDrafts(now: number): Promise<void> {
  return store.deleteBefore(database(), new Date(now - RETENTION_DAYS.drafts * DAY_MS));
}

function read(row: store.DraftRow): DraftContent {
  return draftContent.parse(JSON.parse(decrypt(row.content, purposeOf(row))));
}

/** Returns the encryption purpose, with writer and subject, so that a draft cannot be decrypted elsewhere. */
function purposeOf({ userId, kind, aboutId }: store.DraftKey): string {
  return draftPurpose(userId, kind, aboutId);
}

function draftPurpose(userId = '', kind = '', aboutId = ''): string {
  return `draft:${userId}:${kind}:${aboutId}`;
}

export const encryptedDraft: EncryptedColumn = {
  table: 'drafts',
  column: 'content',
  key: ['user_id', 'kind', 'about_id'],
  purpose: draftPurpose,
};

export async function exportedDrafts(
  exec: Executor,
  userId: string,
): Promise<ExportSection | undefined> {
  const rows = await store.listDrafts(exec, userId);
  if (rows.length === 0) return undefined;
  const data = rows.map((row) => {
    const { text, steps, papers } = read(row);
    return {
      of: row.kind,
      about: row.aboutId,
      text,
      next_steps: steps,
      papers,
      typed_at: row.updatedAt,
    };
  });
  return { name: 'drafts', data };
}

/** Erases drafts when the account of either party is deleted. */
export async function eraseDrafts(tx: Transaction, { id }: ErasedAccount): Promise<string[]> {
  await store.deleteAll(tx, id);
  return [];
}
