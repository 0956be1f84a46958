import 'server-only';
import type { FeeDocument } from '@/lib/contract/payments/fee-invoices';
import * as contract from '@/lib/contract/payments/fee-invoices';
import { renderPdf } from '@/lib/server/adapters/pdf/pdf';
import type { Executor } from '@/lib/server/platform/db/pool';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { type ExportSection, type Feature, operationsOf } from '@/lib/server/registry/feature';
import { feeDocumentPaper, serializeDocument } from './serialize';
import * as service from './service';
import { cron, tasks } from './tasks';

export const listFeeDocuments = operation(contract.listFeeDocuments, async ({ actor, query }) => {
  const rows = await service.documentsFor(actor.id, query.of);
  return { results: rows.map(serializeDocument) };
});

export const getFeeDocument = operation(
  contract.getFeeDocument,
  async ({ actor, params: { id } }) => serializeDocument(await service.documentOf(actor.id, id)),
);

export const getFeeDocumentPdf = operation(
  contract.getFeeDocumentPdf,
  async ({ actor, params: { id } }) =>
    pdfOf(serializeDocument(await service.documentOf(actor.id, id))),
  { before: ({ actor }) => consumeRateLimit('pdf_account', actor.id) },
);

/** Draws a document on paper; the same data give the same paper. */
export async function pdfOf(document: FeeDocument) {
  const body = await renderPdf(feeDocumentPaper(document));
  return {
    name: `${document.number}.pdf`,
    contentType: 'application/pdf',
    size: body.length,
    body,
  };
}

async function exportedDocuments(
  exec: Executor,
  userId: string,
): Promise<ExportSection | undefined> {
  const rows = await service.documentsOf(exec, userId);
  if (rows.length === 0) return undefined;
  return { name: 'fee_invoices', data: rows.map(serializeDocument) };
}

// Feature

export const feeInvoices: Pick<Feature, 'operations'> &
  Required<Pick<Feature, 'personalData' | 'cron' | 'tasks' | 'inconsistencies'>> = {
  operations: operationsOf({ listFeeDocuments, getFeeDocument, getFeeDocumentPdf }),
  tasks,
  cron,
  inconsistencies: service.seriesInconsistencies,
  personalData: [
    {
      tables: ['fee_documents'],
      exported: exportedDocuments,
      retained:
        'For good, as tax law has issued invoices kept as they are: number, day, amount and the name that the client had.',
    },
    {
      tables: ['fee_sellers', 'fee_series'],
      retained:
        'For good: the operator’s data on invoices of the platform fee, with the id of the administrator alone.',
    },
  ],
};
