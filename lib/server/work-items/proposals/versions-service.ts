import 'server-only';
import type { Party } from '@/lib/domain/meetings/meeting';
import { storage } from '@/lib/server/adapters/storage/storage';
import { notFound } from '@/lib/server/platform/app-error';
import { database } from '@/lib/server/platform/db/pool';
import * as records from '../records/service';
import { acceptedPdf, proposalPdf } from './documents-service';
import * as store from './versions-store';

const LISTED = 50;

/** The newest versions of an own agreement; for its client those that were sent. */
export async function versionsOf(party: Party, id: string): Promise<store.VersionRow[]> {
  await records.ownRows(database(), party, id);
  const sent = party.side === 'client';
  return store.findVersions(database(), id, { sent, limit: LISTED });
}

interface AgreementFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
}

/**
 * The present version as PDF: the file that was stored when it was accepted, drawn again should it be lost; before, or without,
 * an acceptance drawn now and marked. Not found once its words are erased.
 */
export async function agreementOf(party: Party, id: string): Promise<AgreementFile> {
  const { item } = await records.ownRows(database(), party, id);
  const row = await store.findVersion(database(), id, item.version);
  if (!row) throw notFound();
  if (item.acceptedAt) return acceptedFile(row, item.acceptedAt);
  const status = item.status === 'DRAFT' || item.status === 'REJECTED' ? item.status : 'PROPOSAL';
  const body = await proposalPdf(row, status, (row.sentAt ?? row.createdAt).getTime());
  const kind = status === 'DRAFT' ? 'draft' : 'proposal';
  return { name: `${kind}-version-${row.version}.pdf`, size: body.length, body };
}

async function acceptedFile(row: store.VersionRow, at: Date): Promise<AgreementFile> {
  const acceptance = await store.findAcceptance(database(), row.workItemId, at);
  if (!acceptance) throw notFound();
  const name = `agreement-version-${row.version}.pdf`;
  const stored = await storage().get(acceptance.storageKey);
  if (stored) return { name, ...stored };
  const { bytes } = await acceptedPdf({ ...row, acceptance });
  return { name, size: bytes.length, body: bytes };
}
