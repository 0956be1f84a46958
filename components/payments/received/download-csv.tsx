'use client';

import { Download } from 'lucide';
import { Button } from '@/components/ui/forms/button';
import { Icon } from '@/components/ui/icons/icon';
import type { ReceivedPayments } from '@/lib/contract/payments/received-payments';
import { saveCsv } from '../csv';
import { paymentsCsv } from './payments-csv';

/** The payments of a month as a file for a spreadsheet, written in the browser. */
export function DownloadCsv({ payments }: { payments: ReceivedPayments }) {
  const { month, results } = payments;
  return (
    <Button
      variant="outline"
      onClick={() => saveCsv(`payments-${month}.csv`, paymentsCsv(results))}
    >
      <Icon of={Download} className="size-5" />
      Download CSV
    </Button>
  );
}
