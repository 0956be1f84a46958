'use client';
import { useQuery } from '@tanstack/react-query';
import { FileBraces } from 'lucide';
import { ConfirmAction } from '@/components/platform/confirm-action';
import { QueryList } from '@/components/platform/query-list';
import { useAddress } from '@/components/platform/use-address';
import { classNames } from '@/components/ui/class-names';
import { Price } from '@/components/ui/display/price';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Notice } from '@/components/ui/feedback/notice';
import { buttonClass } from '@/components/ui/forms/button-class';
import { SelectField } from '@/components/ui/forms/select';
import { Icon } from '@/components/ui/icons/icon';
import { textLinkClass } from '@/components/ui/layout/text-link';
import {
  feeInvoicesQuery,
  feeMonthPath,
  feePdfPath,
  useCorrectFeeInvoice,
} from '@/lib/client/admin/fee-invoices';
import type { AdminFeeDocument, AdminFeeInvoices } from '@/lib/contract/admin/fee-invoices';
import type { FeeDocument } from '@/lib/contract/payments/fee-invoices';
import {
  FEE_CORRECTION_REASON_MAX,
  FEE_DOCUMENT_OF,
  feeDocumentTitle,
} from '@/lib/domain/payments/fee-invoice';
import { formatDayTime, formatMonth } from '@/lib/domain/platform/clock-labels';
import { formatPeso } from '@/lib/domain/platform/money';
import { monthStart } from '@/lib/domain/platform/months';
import { AdminActionFailure, AdminQueryFailure } from '../admin-failure';
import { type Column, DataTable } from '../data-table';
import { ListSkeleton } from '../list-skeleton';
import { Pages } from '../pages';
import { DownloadFeeCsv } from './download-fee-csv';
import { feeInvoiceAddress } from './fee-invoice-address';
import { FeeSeller } from './fee-seller';

const COLUMNS: readonly Column<AdminFeeDocument>[] = [
  { head: 'Document', cell: (document) => <Document document={document} /> },
  {
    head: 'Issued',
    cell: ({ issued_at }) => (
      <span className="whitespace-nowrap">{formatDayTime(Date.parse(issued_at))}</span>
    ),
  },
  { head: 'Buyer', cell: ({ buyer }) => buyer.name },
  { head: 'Payment', cell: ({ payment }) => payment.reference },
  { head: 'VAT', end: true, cell: ({ vat }) => <Price centavos={vat} /> },
  { head: 'Amount', end: true, cell: ({ amount }) => <Price centavos={amount} /> },
  { head: 'Actions', end: true, cell: (document) => <Actions document={document} /> },
];

export function FeeInvoices() {
  const [address, go] = useAddress(feeInvoiceAddress, 'push');
  const { data, ...query } = useQuery(feeInvoicesQuery(address));
  return (
    <div className="grid gap-10">
      <section aria-labelledby="fee-documents">
        <h2 id="fee-documents" className="mb-3 text-2xl">
          Invoices and credit notes
        </h2>
        <Waiting waiting={data?.waiting ?? 0} />
        {data && <Month data={data} onChange={(month) => go({ month })} />}
        <QueryList
          className="mt-4"
          query={query}
          rows={data?.results}
          failure={<AdminQueryFailure query={query} title="The invoices could not be loaded" />}
          loading={<ListSkeleton label="Loading invoices of the platform fee" height="h-72" />}
          empty={
            <EmptyState title="No invoices here" headingLevel="h3">
              Those of payments with a platform fee appear here within minutes, while the tax pack
              is on.
            </EmptyState>
          }
          pages={
            data && (
              <Pages
                label="invoices"
                page={address.page}
                hasMore={data.hasMore}
                hrefOf={(page) => feeInvoiceAddress.href({ ...address, page })}
              />
            )
          }
        >
          {(rows) => (
            <DataTable
              caption="Invoices and credit notes, the latest first"
              columns={COLUMNS}
              rows={rows}
              keyOf={({ _id }) => _id}
            />
          )}
        </QueryList>
        {data && data.results.length > 0 && (
          <p className="mt-4 max-w-form text-sm text-neutral-700">
            The names of the fields in the JSON and CSV files are our own, until the Bureau of
            Internal Revenue gives you its schema.
          </p>
        )}
      </section>
      {data && <FeeSeller seller={data.seller} />}
    </div>
  );
}

function Waiting({ waiting }: Pick<AdminFeeInvoices, 'waiting'>) {
  if (waiting === 0) return null;
  const what = waiting === 1 ? '1 fee has' : `${waiting} fees have`;
  return (
    <Notice tone="waiting" title={`${what} no document yet`} className="mb-4 max-w-form">
      It is issued within minutes, if the seller’s data are there.
    </Notice>
  );
}

interface MonthProps {
  data: AdminFeeInvoices;
  onChange: (month: string) => void;
}

function Month({ data, onChange }: MonthProps) {
  const { month, months, totals, results } = data;
  const sums = [...sumOf(totals.invoice, 'invoice'), ...sumOf(totals.credit_note, 'credit note')];
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label="Month"
          className="w-full sm:w-52"
          value={month}
          onChange={({ target }) => onChange(target.value)}
        >
          {months.map((one) => (
            <option key={one} value={one}>
              {formatMonth(monthStart(one))}
            </option>
          ))}
        </SelectField>
        {results.length > 0 && (
          <>
            <DownloadFeeCsv month={month} />
            <a
              href={feeMonthPath(month)}
              download={`fee-invoices-${month}.json`}
              className={classNames(buttonClass({ variant: 'outline' }), 'w-full sm:w-auto')}
            >
              <Icon of={FileBraces} className="size-5" />
              Download JSON
            </a>
          </>
        )}
      </div>
      {sums.length > 0 && <p className="mt-3 text-neutral-700 tabular">{`${sums.join(', ')}.`}</p>}
    </>
  );
}

/** Returns the words about one kind of documents; none where there are none. */
function sumOf({ count, amount, vat }: MonthProps['data']['totals']['invoice'], what: string) {
  if (count === 0) return [];
  const counted = `${count} ${what}${count === 1 ? '' : 's'}`;
  return [`${counted} of ${formatPeso(amount)} with ${formatPeso(vat)} VAT`];
}

function Document({ document }: { document: FeeDocument }) {
  const { kind, of_invoice, reason } = document;
  return (
    <>
      <span className="font-semibold">{feeDocumentTitle(document)}</span>
      {of_invoice && (
        <span className="block text-neutral-600">{`${FEE_DOCUMENT_OF[kind]} ${of_invoice}`}</span>
      )}
      {reason && <span className="block text-neutral-600 wrap-anywhere">{reason}</span>}
    </>
  );
}

function Actions({ document }: { document: AdminFeeDocument }) {
  const { _id, number, correctable } = document;
  return (
    <div className="flex items-center justify-end gap-3">
      <a href={feePdfPath(_id)} download={`${number}.pdf`} className={textLinkClass}>
        PDF<span className="sr-only"> {number}</span>
      </a>
      {correctable && <Correct document={document} />}
    </div>
  );
}

function Correct({ document: { _id, number } }: { document: FeeDocument }) {
  const correct = useCorrectFeeInvoice(_id);
  return (
    <ConfirmAction
      label={
        <>
          Correct<span className="sr-only"> {number}</span>
        </>
      }
      // No higher than its row.
      look={{ size: 'small', className: 'md:-my-2.5' }}
      title={`Correct invoice ${number}`}
      reason={{
        label: 'Reason',
        help: 'The buyer reads it on both documents. Please don’t name anyone.',
        max: FEE_CORRECTION_REASON_MAX,
      }}
      confirm="Issue both"
      mutation={correct}
      failure={<AdminActionFailure title="Nothing was issued" error={correct.error} />}
      run={(reason) => correct.mutateAsync({ reason })}
    >
      A credit note takes back what is left of it, and another invoice is issued with the seller’s
      data and the buyer’s name of now. The first one stays as it is.
    </ConfirmAction>
  );
}
