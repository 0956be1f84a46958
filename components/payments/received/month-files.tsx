'use client';
import { FileBraces, FileText } from 'lucide';
import { usePractice } from '@/components/platform/practice';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import { invoiceDataPath, statementPath } from '@/lib/client/payments/statements';
import type { ReceivedPayments } from '@/lib/contract/payments/received-payments';
import { formatMonth } from '@/lib/domain/platform/clock-labels';
import { monthStart } from '@/lib/domain/platform/months';
import { DownloadCsv } from './download-csv';

interface MonthFilesProps {
  payments: ReceivedPayments;
  thisMonth: string;
}

/**
 * Downloads of a month, as a spreadsheet and as a document. Offered without payments too, since the balance may
 * change. Only the lawyer gets the document, because of its balance, payouts and tax data.
 */
export function MonthFiles({ payments, thisMonth }: MonthFilesProps) {
  const { month, months, results } = payments;
  const isMember = usePractice() !== null;
  if (months.length === 0 || month > thisMonth) return null;
  return (
    <div className="flex gap-3 max-sm:-mx-4 max-sm:w-[calc(100%+2rem)] max-sm:scroll-x max-sm:px-4 sm:flex-wrap [&>*]:shrink-0">
      {results.length > 0 && <DownloadCsv payments={payments} />}
      {!isMember && (
        <a href={statementPath(month)} download className={buttonClass({ variant: 'outline' })}>
          <Icon of={FileText} className="size-5" />
          Statement (PDF)
          <span className="sr-only"> of {formatMonth(monthStart(month))}</span>
        </a>
      )}
      {!isMember && results.length > 0 && (
        <a
          href={invoiceDataPath(month)}
          download={`invoice-data-${month}.json`}
          className={buttonClass({ variant: 'outline' })}
        >
          <Icon of={FileBraces} className="size-5" />
          Data for invoices (JSON)
          <span className="sr-only"> of {formatMonth(monthStart(month))}</span>
        </a>
      )}
    </div>
  );
}
