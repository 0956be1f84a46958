import 'server-only';
import type { InvoiceDataMonth } from '@/lib/contract/payments/invoice-data';
import * as contract from '@/lib/contract/payments/invoice-data';
import { groupedTin } from '@/lib/domain/lawyers/tax';
import { paymentReference } from '@/lib/domain/payments/payment-reference';
import { monthRange } from '@/lib/domain/platform/months';
import { isoInstant } from '@/lib/domain/platform/time';
import { taxDataOf } from '@/lib/server/lawyers/banking/tax-service';
import { database } from '@/lib/server/platform/db/pool';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { lawyerIdOf } from '@/lib/server/platform/session/actor';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import { serializeAmounts } from '../ledger/received-serialize';
import { type PaymentOfLawyer, receivedByLawyer, withTitles } from '../ledger/received-service';

// Operations

export const getInvoiceData = operation(
  contract.getInvoiceData,
  async ({ actor, query: { month } }) => {
    const lawyerId = lawyerIdOf(actor);
    const [received, tax] = await Promise.all([
      receivedByLawyer(database(), lawyerId, monthRange(month)),
      taxDataOf(database(), lawyerId),
    ]);
    const payments = await withTitles(database(), received);
    return {
      month,
      currency: 'PHP' as const,
      seller: tax && {
        registered_name: tax.registeredName,
        tin: groupedTin(tax.tin),
        vat_status: tax.vatStatus,
      },
      results: payments.toReversed().map(serializeData),
    };
  },
);

function serializeData({ payment, about }: PaymentOfLawyer): InvoiceDataMonth['results'][number] {
  return {
    payment: {
      reference: paymentReference(payment),
      paid_at: isoInstant(payment.paidAt.getTime()),
    },
    number: payment.invoiceNumber,
    buyer: { name: about.client.name },
    description: about.title,
    ...serializeAmounts(payment.amounts),
  };
}

// Feature

export const invoiceData: Pick<Feature, 'operations'> = {
  operations: operationsOf({ getInvoiceData }),
};
