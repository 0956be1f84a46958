import 'server-only';
import { createHash } from 'node:crypto';
import { agreedText } from '@/lib/domain/work-items/agreed-text';
import type { WorkItemTerms } from '@/lib/domain/work-items/terms';
import { renderPdf } from '@/lib/server/adapters/pdf/pdf';
import {
  acceptedDocument,
  proposalDocument,
  type SignedTerms,
  type Unaccepted,
  type VersionOfTerms,
} from './agreement-document';

/** Hashes the text of the terms with SHA-256 (hex): the object of an acceptance. */
export function hashOf(terms: WorkItemTerms): string {
  return sha256(agreedText(terms));
}

/**
 * Draws the agreement as it is stored for both, with the SHA-256 (hex) of the file. The same acceptance gives the
 * same bytes.
 */
export async function acceptedPdf(
  signed: SignedTerms,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; sha256: string }> {
  const bytes = await renderPdf(acceptedDocument(signed));
  return { bytes, sha256: sha256(bytes) };
}

/** Draws the terms without an acceptance, marked as such; as of when they were written (epoch ms). */
export function proposalPdf(
  version: VersionOfTerms,
  status: Unaccepted,
  writtenAt: number,
): Promise<Uint8Array<ArrayBuffer>> {
  return renderPdf(proposalDocument(version, status, writtenAt));
}

function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
