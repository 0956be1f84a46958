import 'server-only';
import type { FeeDocument } from '@/lib/contract/payments/fee-invoices';
import { groupedTin } from '@/lib/domain/lawyers/tax';
import {
  FEE_DOCUMENT_OF,
  feeDocumentNumber,
  feeDocumentTitle,
} from '@/lib/domain/payments/fee-invoice';
import { paymentReference } from '@/lib/domain/payments/payment-reference';
import { formatPeso } from '@/lib/domain/platform/money';
import { isoInstant } from '@/lib/domain/platform/time';
import type { PdfAmount, PdfDocument } from '@/lib/server/adapters/pdf/port';
import { SITE } from '@/lib/site';
import type { FeeSellerRow } from '../fee-seller/service';
import { instantLabel } from '../statements/receipts';
import type { FeeDocumentRow } from './service';

/**
 * Serializes a document as it was issued.
 * @throws Error when its payment has not arrived
 */
export function serializeDocument(row: FeeDocumentRow): FeeDocument {
  const { document, seller, paidAt, ofInvoice } = row;
  const { id, kind, number, issuedAt, buyerName, amount, vat, reason } = document;
  if (!paidAt) throw new Error('a document is about a payment that never arrived');
  const reference = paymentReference(row);
  return {
    _id: id,
    kind,
    number: feeDocumentNumber(kind, number),
    issued_at: isoInstant(issuedAt.getTime()),
    seller: serializeSeller(seller),
    buyer: { name: buyerName },
    payment: { reference, paid_at: isoInstant(paidAt.getTime()) },
    description: `Platform fee of ${SITE.name} for payment ${reference}`,
    currency: 'PHP',
    amount,
    net: amount - vat,
    vat,
    of_invoice: ofInvoice === null ? null : feeDocumentNumber('invoice', ofInvoice),
    reason,
  };
}

export function serializeSeller(seller: FeeSellerRow): FeeDocument['seller'] {
  const { registeredName, tin, address, registration, vatPercent } = seller;
  return {
    registered_name: registeredName,
    tin: groupedTin(tin),
    address,
    registration,
    vat_percent: vatPercent,
  };
}

/** Builds the paper of a document from its data alone. */
export function feeDocumentPaper(document: FeeDocument): PdfDocument {
  const { kind, number, issued_at, seller, buyer, payment, of_invoice, reason } = document;
  const title = feeDocumentTitle(document);
  const issuedAt = Date.parse(issued_at);
  const of = `${FEE_DOCUMENT_OF[kind]} invoice`;
  return {
    title,
    createdAt: issuedAt,
    footer: `${title}, ${seller.registered_name}, TIN ${seller.tin}`,
    blocks: [
      {
        kind: 'facts',
        rows: [
          ['Number', number],
          ['Issued', instantLabel(new Date(issuedAt))],
          ...(of_invoice === null ? [] : [[of, of_invoice] as const]),
          ...(reason === null ? [] : [['Reason', reason] as const]),
        ],
      },
      { kind: 'heading', text: 'Seller' },
      {
        kind: 'facts',
        rows: [
          ['Registered name', seller.registered_name],
          ['TIN', seller.tin],
          ['Address', seller.address],
          ['Registered series', seller.registration],
        ],
      },
      { kind: 'heading', text: 'Buyer' },
      {
        kind: 'facts',
        rows: [
          ['Name', buyer.name],
          ['Payment', payment.reference],
          ['Paid on', instantLabel(new Date(payment.paid_at))],
        ],
      },
      { kind: 'heading', text: 'Amounts in Philippine pesos' },
      { kind: 'amounts', rows: amountsOf(document) },
    ],
  };
}

function amountsOf({ kind, description, amount, net, vat, seller }: FeeDocument): PdfAmount[] {
  const whole = {
    label: kind === 'invoice' ? 'Total' : 'Total credited',
    value: formatPeso(amount),
    strong: true,
  };
  if (seller.vat_percent === 0)
    return [
      { label: description, value: formatPeso(amount) },
      { label: 'Value-added tax: the seller is not registered for it', value: formatPeso(0) },
      whole,
    ];
  return [
    { label: `${description}, without VAT`, value: formatPeso(net) },
    { label: `Value-added tax (${seller.vat_percent}%)`, value: formatPeso(vat) },
    whole,
  ];
}
