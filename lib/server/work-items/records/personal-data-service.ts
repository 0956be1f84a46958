import 'server-only';
import { AGREEMENT_OPEN } from '@/lib/catalogue/deletion-waits';
import { isCaseOpen } from '@/lib/domain/meetings/conflicts/conflict';
import { forgetMatches } from '@/lib/server/meetings/conflicts/service';
import { requireMoved } from '@/lib/server/platform/db/errors';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import { queueFileRemoval } from '@/lib/server/platform/queue/queue';
import { exportFile } from '@/lib/server/registry/export-file';
import type { ErasedAccount, ExportSection } from '@/lib/server/registry/feature';
import * as store from './personal-data-store';
import * as records from './service';

const ACCOUNT_DELETED = 'account deleted';

/** Returns why an account cannot be deleted: an agreement is in force, or money of one is held. */
export async function deletionWaits(exec: Executor, userId: string): Promise<string | null> {
  return (await store.hasOpenAgreement(exec, userId)) ? AGREEMENT_OPEN : null;
}

/** Returns the agreements for the export, with the PDF of each acceptance. */
export async function exportedAgreements(
  exec: Executor,
  userId: string,
): Promise<ExportSection | undefined> {
  const all = await store.findAgreements(exec, userId);
  if (!all) return undefined;
  const files = all.acceptances.map(({ id, version, storageKey }) =>
    exportFile({ id, name: `agreement version ${version}.pdf`, storageKey }),
  );
  return {
    name: 'agreements',
    data: all.items.map((item) => agreementData(item, all, userId)),
    files,
  };
}

/** An agreement as the export of one of its two people holds it. */
function agreementData(
  item: store.Agreements['items'][number],
  all: store.Agreements,
  userId: string,
) {
  const isClient = item.clientId === userId;
  const own = <R extends { workItemId: string }>(rows: readonly R[]) =>
    rows.filter(({ workItemId }) => workItemId === item.id);
  return {
    id: item.id,
    lawyer: item.lawyerId,
    title: item.title,
    status: item.status,
    price_centavos: item.price,
    platform_fee_centavos: item.platformFee,
    due_date: item.dueDate,
    written_at: item.createdAt,
    sent_at: item.sentAt,
    open_until: item.expiresAt,
    accepted_at: item.acceptedAt,
    paid_at: item.paidAt,
    completed_at: item.completedAt,
    confirmed_at: item.clientConfirmedAt,
    declined: item.rejectedAt && {
      at: item.rejectedAt,
      by: item.rejectedBy,
      reason: item.rejectedReason,
    },
    versions: own(all.versions)
      .filter(({ sentAt }) => !isClient || sentAt !== null)
      .map(({ version, terms, sha256, createdAt, sentAt }) => ({
        version,
        terms,
        sha256,
        written_at: createdAt,
        sent_at: sentAt,
      })),
    acceptances: own(all.acceptances).map((row) => ({
      version: row.version,
      name: row.name,
      accepted_at: row.acceptedAt,
      sha256: row.sha256,
      pdf_sha256: row.pdfSha256,
      // It is the client's.
      network_address: isClient ? row.address : undefined,
    })),
    payments: own(all.milestones).map((row) => ({
      name: row.name,
      amount_centavos: row.amount,
      due_date: row.dueDate,
      status: row.status,
      paid_at: row.paidAt,
      finished_at: row.finishedAt,
      released_at: row.releasedAt,
    })),
    additional_services: own(all.services).map(({ id, name, description, price }) => {
      const bought = all.purchases.find(({ serviceIds, purchasedAt }) =>
        purchasedAt ? serviceIds.includes(id) : false,
      );
      return {
        name,
        description,
        price_centavos: price,
        bought_at: bought?.purchasedAt ?? null,
      };
    }),
    order: own(all.orders).map((row) => ({
      days: row.days,
      revisions: row.revisions,
      revisions_asked: row.revised,
      // Its lawyer reads it after the check for a conflict of interest.
      ...((isClient || isCaseOpen(row.conflictState)) && { about: row.about }),
      other_party: row.otherParty,
      conflict_check: row.conflictState,
      checked_at: row.conflictDecidedAt,
      received_at: row.receivedAt,
      answer_by: row.answerBy,
      answered_at: row.answeredAt,
    }))[0],
    deliveries: own(all.deliveries).map((row) => ({
      part: all.milestones.find(({ id }) => id === row.milestoneId)?.name ?? null,
      note: row.note,
      delivered_at: row.deliveredAt,
      files: row.fileIds.length,
      changes_asked: row.changes,
      changes_asked_at: row.changesAskedAt,
    })),
    objections: own(all.disputes).map((row) => ({
      kind: row.kind,
      reason: row.reason,
      at: row.createdAt,
      decision: row.decision,
      decided_at: row.decidedAt,
      refunded_centavos: row.refunded,
    })),
  };
}

/**
 * Deletes agreements that were never accepted with the account of either side, and the files of both. Accepted ones
 * stay for the other side; a proposal among them can no longer be accepted.
 */
export async function eraseAgreements(
  tx: Transaction,
  { id }: ErasedAccount,
  now: number,
): Promise<string[]> {
  const never = await store.findNeverAccepted(tx, id);
  const keys = await store.deleteFilesOf(tx, never);
  await store.deleteAgreements(tx, never);
  const rejected = {
    only: ['PROPOSAL'],
    rejectedBy: 'SYSTEM',
    rejectedReason: ACCOUNT_DELETED,
    rejectedAt: new Date(now),
  } as const;
  // One that was accepted a moment ago makes the job begin again: now it keeps the account.
  for (const itemId of await store.findProposals(tx, id))
    requireMoved(await records.changeStatusOf(tx, itemId, 'REJECTED', rejected));
  await forgetMatches(tx, await store.findOrdersOf(tx, id));
  await store.forgetRequests(tx, id);
  return keys;
}

const AT_ONCE = 200;

/** Erases daily the words of agreements of deleted accounts once no one can sue on them any more. */
export async function purgeAgreements(now: number): Promise<void> {
  for (const id of await store.findToErase(database(), new Date(now), AT_ONCE))
    await transaction(async (tx) => {
      await records.findLockedRows(tx, id);
      await queueFileRemoval(tx, await store.eraseWords(tx, id));
    });
}
