'use client';

import { Download } from 'lucide';
import { Button } from '@/components/ui/forms/button';
import { Icon } from '@/components/ui/icons/icon';
import type { ReceivedPayments } from '@/lib/contract/payments/received-payments';
import { paymentsCsv } from './payments-csv';

/** The payments of a month as a file for a spreadsheet, written in the browser. */
export function DownloadCsv({ payments }: { payments: ReceivedPayments }) {
  const download = () => {
    const file = new Blob([paymentsCsv(payments.results)], { type: 'text/csv;charset=utf-8' });
    const url = URL.createObjectURL(file);
    const link = document.createElement('a');
    link.href = url;
    link.download = `payments-${payments.month}.csv`;
    link.click();
    // Later: Safari reads it after the press.
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  };
  return (
    <Button variant="outline" onClick={download}>
      <Icon of={Download} className="size-5" />
      Download CSV
    </Button>
  );
}
