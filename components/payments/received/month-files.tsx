'use client';
import { FileText } from 'lucide';
import { usePractice } from '@/components/platform/practice';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import { statementPath } from '@/lib/client/payments/statements';
import type { ReceivedPayments } from '@/lib/contract/payments/received-payments';
import { formatMonth } from '@/lib/domain/platform/clock-labels';
import { monthStart } from '@/lib/domain/platform/months';
import { DownloadCsv } from './download-csv';

interface MonthFilesProps {
  payments: ReceivedPayments;
  thisMonth: string;
}

/**
 * A month to take away: for a spreadsheet, and as a document. A balance may change in a month without payments. The document has
 * balance, payouts and tax data, which are the lawyer's alone.
 */
export function MonthFiles({ payments, thisMonth }: MonthFilesProps) {
  const { month, months, results } = payments;
  const isMember = usePractice() !== null;
  if (months.length === 0 || month > thisMonth) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {results.length > 0 && <DownloadCsv payments={payments} />}
      {!isMember && (
        <a href={statementPath(month)} download className={buttonClass({ variant: 'outline' })}>
          <Icon of={FileText} className="size-5" />
          Statement (PDF)
          <span className="sr-only"> of {formatMonth(monthStart(month))}</span>
        </a>
      )}
    </div>
  );
}
