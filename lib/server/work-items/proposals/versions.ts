import 'server-only';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { WorkItemVersion } from '@/lib/contract/work-items/documents';
import * as contract from '@/lib/contract/work-items/documents';
import type { Party } from '@/lib/domain/meetings/meeting';
import { isoInstant } from '@/lib/domain/platform/time';
import { storage } from '@/lib/server/adapters/storage/storage';
import { partyOf } from '@/lib/server/meetings/records/policy';
import { notFound } from '@/lib/server/platform/app-error';
import { database, type Executor } from '@/lib/server/platform/db/pool';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import type { Feature } from '@/lib/server/registry/feature';
import { workItemAcceptances } from '@/lib/server/schema/work-item-records';
import { workItemVersions } from '@/lib/server/schema/work-items';
import * as records from '../records/service';
import { acceptedPdf, proposalPdf } from './documents-service';

// Operations

export const listWorkItemVersions = operation(
  contract.listWorkItemVersions,
  async ({ actor, params }) => {
    const rows = await versionsOf(partyOf(actor), params.id);
    return { results: rows.map(serializeVersion) };
  },
);

export const getAgreement = operation(
  contract.getAgreement,
  async ({ actor, params }) => {
    const file = await agreementOf(partyOf(actor), params.id);
    return { ...file, contentType: 'application/pdf' };
  },
  { before: ({ actor }) => consumeRateLimit('pdf_account', actor.id) },
);

function serializeVersion(row: VersionRow): WorkItemVersion {
  const { version, sha256, terms, createdAt, sentAt } = row;
  return {
    version,
    sha256,
    title: terms.title,
    // The contract's lists can be changed.
    description: terms.description as WorkItemVersion['description'],
    created_at: isoInstant(createdAt.getTime()),
    sent_at: sentAt && isoInstant(sentAt.getTime()),
    price: terms.price,
    platform_fee: terms.platformFee,
    due_date: terms.dueDate,
    milestones: terms.milestones.map(({ name, amount, dueDate }) => ({
      name,
      amount,
      due_date: dueDate,
    })),
    meetings: terms.meetings.map(({ title, duration }) => ({ title, duration })),
  };
}

// Service

const LISTED = 50;

/** Returns the newest versions of an own agreement; for its client those that were sent. */
async function versionsOf(party: Party, id: string): Promise<VersionRow[]> {
  await records.ownRows(database(), party, id);
  const sent = party.side === 'client';
  return findVersions(database(), id, { sent, limit: LISTED });
}

/** Returns the newest versions that were sent, without an access check: for deciding a case. */
export async function sentVersions(id: string): Promise<WorkItemVersion[]> {
  const rows = await findVersions(database(), id, { sent: true, limit: LISTED });
  return rows.map(serializeVersion);
}

interface AgreementFile {
  readonly name: string;
  readonly size: number;
  readonly body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
}

/**
 * Returns the present version as PDF: after acceptance the stored file, redrawn should it be lost; else one drawn now
 * and marked. Not found once its words are erased.
 */
async function agreementOf(party: Party, id: string): Promise<AgreementFile> {
  const { item } = await records.ownRows(database(), party, id);
  const row = await findVersion(database(), id, item.version);
  if (!row) throw notFound();
  if (item.acceptedAt) return acceptedFile(row, item.acceptedAt);
  const status = item.status === 'DRAFT' || item.status === 'REJECTED' ? item.status : 'PROPOSAL';
  const body = await proposalPdf(row, status, (row.sentAt ?? row.createdAt).getTime());
  const kind = status === 'DRAFT' ? 'draft' : 'proposal';
  return { name: `${kind}-version-${row.version}.pdf`, size: body.length, body };
}

async function acceptedFile(row: VersionRow, at: Date): Promise<AgreementFile> {
  const acceptance = await findAcceptance(database(), row.workItemId, at);
  if (!acceptance) throw notFound();
  const name = `agreement-version-${row.version}.pdf`;
  const stored = await storage().get(acceptance.storageKey);
  if (stored) return { name, ...stored };
  const { bytes } = await acceptedPdf({ ...row, acceptance });
  return { name, size: bytes.length, body: bytes };
}

// Store

type VersionRow = typeof workItemVersions.$inferSelect;
type AcceptanceRow = typeof workItemAcceptances.$inferSelect;

function findVersions(
  exec: Executor,
  workItemId: string,
  { sent, limit }: { sent: boolean; limit: number },
): Promise<VersionRow[]> {
  const own = eq(workItemVersions.workItemId, workItemId);
  return exec
    .select()
    .from(workItemVersions)
    .where(sent ? and(own, isNotNull(workItemVersions.sentAt)) : own)
    .orderBy(desc(workItemVersions.version))
    .limit(limit);
}

async function findVersion(
  exec: Executor,
  workItemId: string,
  version: number,
): Promise<VersionRow | undefined> {
  const [row] = await exec
    .select()
    .from(workItemVersions)
    .where(and(eq(workItemVersions.workItemId, workItemId), eq(workItemVersions.version, version)));
  return row;
}

/** Finds the acceptance in force, by its time; others were not paid in time. */
async function findAcceptance(
  exec: Executor,
  workItemId: string,
  acceptedAt: Date,
): Promise<AcceptanceRow | undefined> {
  const [row] = await exec
    .select()
    .from(workItemAcceptances)
    .where(
      and(
        eq(workItemAcceptances.workItemId, workItemId),
        eq(workItemAcceptances.acceptedAt, acceptedAt),
      ),
    )
    .limit(1);
  return row;
}

// Feature

export const versions: Pick<Feature, 'operations'> = {
  operations: [listWorkItemVersions, getAgreement],
};
