import 'server-only';
import type { FeeSeller } from '@/lib/contract/admin/fee-invoices';
import * as contract from '@/lib/contract/admin/fee-invoices';
import type { FeeDocumentKind } from '@/lib/domain/payments/fee-invoice';
import { monthKey } from '@/lib/domain/platform/months';
import { isoInstant } from '@/lib/domain/platform/time';
import { pdfOf } from '@/lib/server/payments/fee-invoices/operations';
import { serializeDocument, serializeSeller } from '@/lib/server/payments/fee-invoices/serialize';
import * as service from '@/lib/server/payments/fee-invoices/service';
import { type FeeSellerRow, setFeeSeller as set } from '@/lib/server/payments/fee-seller/service';
import { database } from '@/lib/server/platform/db/pool';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';

export const listFeeInvoices = operation(contract.listFeeInvoices, async ({ query, now }) => {
  const { page, month = monthKey(now) } = query;
  const found = await service.documentsInMonth(month, page, now);
  const sumOf = (kind: FeeDocumentKind) => {
    const { count = 0, amount = 0, vat = 0 } = found.sums.find((sum) => sum.kind === kind) ?? {};
    return { count, amount, vat };
  };
  return {
    results: found.rows.map((row) => ({
      ...serializeDocument(row),
      correctable: row.correctable,
    })),
    hasMore: found.hasMore,
    page,
    month,
    months: found.months,
    totals: { invoice: sumOf('invoice'), credit_note: sumOf('credit_note') },
    seller: found.seller ? sellerOf(found.seller) : null,
    waiting: found.waiting,
  };
});

export const getFeeMonth = operation(contract.getFeeMonth, async ({ query: { month } }) => ({
  month,
  results: (await service.wholeMonth(month)).map(serializeDocument),
}));

export const getFeeInvoicePdf = operation(
  contract.getFeeInvoicePdf,
  async ({ params: { id } }) =>
    pdfOf(serializeDocument(await service.requireDocument(database(), id))),
  { before: ({ actor }) => consumeRateLimit('pdf_account', actor.id) },
);

export const setFeeSeller = operation(contract.setFeeSeller, async ({ actor, body, now }) => {
  const { registered_name: registeredName, vat_percent: vatPercent, ...rest } = body;
  return sellerOf(await set(actor.id, { ...rest, registeredName, vatPercent }, now));
});

export const correctFeeInvoice = operation(
  contract.correctFeeInvoice,
  async ({ actor, params: { id }, body: { reason }, now }) => {
    const made = await service.correctInvoice(actor.id, id, reason, now);
    return {
      credit_note: serializeDocument(made.creditNote),
      invoice: serializeDocument(made.invoice),
    };
  },
);

function sellerOf(row: FeeSellerRow): FeeSeller {
  return { _id: String(row.id), ...serializeSeller(row), at: isoInstant(row.at.getTime()) };
}

// Feature

export const feeInvoices: Pick<Feature, 'operations'> = {
  operations: operationsOf({
    listFeeInvoices,
    getFeeMonth,
    getFeeInvoicePdf,
    setFeeSeller,
    correctFeeInvoice,
  }),
};
