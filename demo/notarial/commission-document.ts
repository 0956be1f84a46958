import 'server-only';
import { renderPdf } from '@/lib/server/adapters/pdf/pdf';
import { storeFiles } from '@/lib/server/lawyers/verification/documents-service';
import type { NotaryRows } from '@/lib/server/seed/notary-store';
import type { DemoLawyer } from '../lawyers';

/** Stores the document of the notary whose commission is waiting for review; returns the rows with it. */
export function withDocuments(
  list: readonly NotaryRows[],
  lawyers: readonly DemoLawyer[],
): Promise<NotaryRows[]> {
  return Promise.all(
    list.map(async (rows) =>
      rows.check?.status === 'PENDING' ? withDocument(rows, rows.check, lawyers) : rows,
    ),
  );
}

async function withDocument(
  rows: NotaryRows,
  { id, submittedAt }: NonNullable<NotaryRows['check']>,
  lawyers: readonly DemoLawyer[],
): Promise<NotaryRows> {
  const lawyer = lawyers.find((one) => one.rows.lawyer.id === rows.notary.lawyerId)?.rows.lawyer;
  const content = await commissionPdf(rows, lawyer?.displayName ?? '', submittedAt.getTime());
  const file = {
    kind: 'commission',
    name: 'commission.pdf',
    contentType: 'application/pdf',
  } as const;
  return storeFiles('commission', [{ ...file, content }], async ([stored]) => ({
    ...rows,
    document: stored ? { ...stored, verificationId: id, createdAt: submittedAt } : null,
  }));
}

function commissionPdf({ notary }: NotaryRows, name: string, createdAt: number) {
  return renderPdf({
    title: 'Notarial commission',
    createdAt,
    blocks: [
      {
        kind: 'notice',
        text: 'Demo data: this paper is made up, like the person and the commission that it names.',
      },
      {
        kind: 'paragraph',
        text: `${name}, whose office is in ${notary.commissionTerritory}, was commissioned as a notary public for two years.`,
      },
      {
        kind: 'facts',
        rows: [
          ['Name', name],
          ['Commission', notary.commissionNumber ?? ''],
          ['Territory', notary.commissionTerritory ?? ''],
          ['Until', notary.commissionValidUntil ?? ''],
        ],
      },
    ],
    footer: 'Demo document',
  });
}
