import 'server-only';
import * as contract from '@/lib/contract/work-items/documents';
import { renderPdf } from '@/lib/server/adapters/pdf/pdf';
import { referenceOf } from '@/lib/server/payments/statements/receipts-serialize';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { receiptDocument } from './receipts-serialize';
import { receiptOf } from './receipts-service';

export const getWorkItemReceipt = operation(
  contract.getWorkItemReceipt,
  async ({ actor, params, now }) => {
    const party = { side: 'client', userId: actor.id } as const;
    const receipt = await receiptOf(party, params.id, params.childId);
    const body = await renderPdf(receiptDocument(receipt, now));
    const name = `receipt-${referenceOf(receipt)}.pdf`;
    return { name, contentType: 'application/pdf', size: body.length, body };
  },
  { before: ({ actor }) => consumeRateLimit('pdf_account', actor.id) },
);
