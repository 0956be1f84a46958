'use client';

import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide';
import { csvOf, pesos, saveCsv } from '@/components/payments/csv';
import { Button } from '@/components/ui/forms/button';
import { Icon } from '@/components/ui/icons/icon';
import { fetchFeeMonth } from '@/lib/client/admin/fee-invoices';
import type { FeeDocument } from '@/lib/contract/payments/fee-invoices';
import { FEE_DOCUMENT_LABELS } from '@/lib/domain/payments/fee-invoice';
import { dayKey, formatTime } from '@/lib/domain/platform/clock-labels';
import { AdminActionFailure } from '../admin-failure';

const COLUMNS: readonly (readonly [title: string, value: (document: FeeDocument) => string])[] = [
  ['Kind', ({ kind }) => FEE_DOCUMENT_LABELS[kind]],
  ['Number', ({ number }) => number],
  ['Issued (day)', ({ issued_at }) => dayKey(Date.parse(issued_at))],
  ['Issued (PHT)', ({ issued_at }) => formatTime(Date.parse(issued_at))],
  ['Seller', ({ seller }) => seller.registered_name],
  ['Seller TIN', ({ seller }) => seller.tin],
  ['Series', ({ seller }) => seller.registration],
  ['Buyer', ({ buyer }) => buyer.name],
  ['Payment', ({ payment }) => payment.reference],
  ['Paid (day)', ({ payment }) => dayKey(Date.parse(payment.paid_at))],
  ['Description', ({ description }) => description],
  ['Without VAT (PHP)', ({ net }) => pesos(net)],
  ['VAT rate (%)', ({ seller }) => String(seller.vat_percent)],
  ['VAT (PHP)', ({ vat }) => pesos(vat)],
  ['Amount (PHP)', ({ amount }) => pesos(amount)],
  ['Of invoice', ({ of_invoice }) => of_invoice ?? ''],
  ['Reason', ({ reason }) => reason ?? ''],
];

/** Asks for the whole month and saves it as a spreadsheet. */
export function DownloadFeeCsv({ month }: { month: string }) {
  const download = useMutation({
    mutationFn: () => fetchFeeMonth(month),
    onSuccess: ({ results }) => saveCsv(`fee-invoices-${month}.csv`, feeCsv(results)),
  });
  return (
    <>
      <Button
        variant="outline"
        className="w-full sm:w-auto"
        pending={download.isPending}
        onClick={() => download.mutate()}
      >
        <Icon of={Download} className="size-5" />
        Download CSV
      </Button>
      <AdminActionFailure title="The file could not be made" error={download.error} />
    </>
  );
}

export function feeCsv(documents: readonly FeeDocument[]): string {
  return csvOf([
    COLUMNS.map(([title]) => title),
    ...documents.map((document) => COLUMNS.map(([, value]) => value(document))),
  ]);
}
