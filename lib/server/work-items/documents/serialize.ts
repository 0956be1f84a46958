import 'server-only';
import { formatDay, formatTime } from '@/lib/domain/platform/clock-labels';
import type { WorkItemTerms } from '@/lib/domain/work-items/terms';
import type { PdfDocument } from '@/lib/server/adapters/pdf/port';

/** A version with its acceptance. */
export interface SignedTerms {
  readonly terms: WorkItemTerms;
  readonly version: number;
  /** Hex, of the text of the terms. */
  readonly sha256: string;
  readonly acceptance: {
    /** The name as it was typed. */
    readonly name: string;
    /** The network address it came from. */
    readonly address: string;
    readonly acceptedAt: Date;
  };
}

/** The agreement as it was accepted. */
export function acceptedDocument({ terms, version, acceptance }: SignedTerms): PdfDocument {
  const at = acceptance.acceptedAt.getTime();
  return {
    title: 'Engagement agreement',
    createdAt: at,
    footer: `Version ${version}`,
    blocks: [
      {
        kind: 'facts',
        rows: [
          ['Title', terms.title],
          ['Accepted on', `${formatDay(at)}, ${formatTime(at)} PHT`],
        ],
      },
    ],
  };
}
