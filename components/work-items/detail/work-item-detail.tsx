'use client';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useState } from 'react';
import { conversationAbout } from '@/components/meetings/messages/conversation';
import { ConversationSection } from '@/components/meetings/messages/conversation-section';
import { ClientInvoices } from '@/components/payments/invoices/client-invoices';
import { FeeInvoices } from '@/components/payments/invoices/fee-invoices';
import { RefundAccountPanel } from '@/components/payments/refund-account/refund-account-panel';
import { QueryFailure } from '@/components/platform/query-failure';
import { classNames } from '@/components/ui/class-names';
import { DayTime } from '@/components/ui/display/day-time';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { Button } from '@/components/ui/forms/button';
import { useNow } from '@/components/ui/hooks/use-now';
import { Icon } from '@/components/ui/icons/icon';
import { backLinkClass } from '@/components/ui/layout/text-link';
import { Dialog } from '@/components/ui/overlays/dialog';
import { agreementComments } from '@/lib/client/work-items/comments';
import { WORK_ITEM_FAILURE, workItemKeys, workItemQuery } from '@/lib/client/work-items/queries';
import { present } from '@/lib/clock';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { COMMENT_DAYS, commentsUntil } from '@/lib/domain/meetings/comments';
import { formatDate, formatDay } from '@/lib/domain/platform/clock-labels';
import { Objection } from '../completion/objection';
import { isDisputed } from '../disputed';
import { IncludedMeetings } from '../meetings/included-meetings';
import { MilestoneSection } from '../milestones/milestone-section';
import { Deliveries } from '../orders/deliveries';
import { OrderBrief } from '../orders/order-brief';
import { AgreementPanel } from '../panel/agreement-panel';
import { PageBar } from '../panel/page-bar';
import { Section } from '../section';
import { ServiceSection } from '../services/service-section';
import { CheckPdf } from '../text/check-pdf';
import { VERSIONS_ID } from '../versions-id';
import { type Reader, workItemsPath } from '../work-item-paths';
import { AgreementFacts } from './agreement-facts';
import { AgreementFiles } from './agreement-files';
import { AgreementText, TermsPrice } from './agreement-terms';
import { Heading } from './heading';
import { History, Timeline } from './timeline';

/** Loaded on demand, because few agreements have one. */
const Cases = dynamic(() =>
  import('@/components/cases/case-panel').then(({ Cases: view }) => ({ default: view })),
);

const CompareVersions = dynamic(
  () =>
    import('../versions/compare-versions').then(({ CompareVersions: view }) => ({ default: view })),
  { loading: () => <Skeleton className="mt-3 h-24 w-full" /> },
);

interface AcceptanceProps {
  item: WorkItem;
  reader: Reader;
}

interface WorkItemDetailProps {
  workItemId: string;
  reader: Reader;
  /** Instant of the request, epoch milliseconds. */
  requestNow: number;
}

export function WorkItemDetail({ workItemId, reader, requestNow }: WorkItemDetailProps) {
  const query = useQuery(workItemQuery(workItemId));
  const now = useNow(requestNow);
  return (
    <>
      <Link
        href={workItemsPath(reader)}
        prefetch={false}
        className={`${backLinkClass} print:hidden`}
      >
        <Icon of={ArrowLeft} className="size-4" />
        Engagement agreements
      </Link>
      {query.data && <Detail item={query.data} reader={reader} now={now} requestNow={requestNow} />}
      {query.isPending && <DetailSkeleton />}
      {query.isLoadingError && (
        <>
          <h1 className="sr-only">Engagement agreement</h1>
          <QueryFailure query={query} failure={WORK_ITEM_FAILURE} className="mt-2" />
        </>
      )}
    </>
  );
}

interface DetailProps {
  item: WorkItem;
  reader: Reader;
  now: number;
  requestNow: number;
}

function Detail({ item, reader, now, requestNow }: DetailProps) {
  // What is accepted is read first; anything else to do stands above the terms.
  const readFirst = reader === 'client' && item.can.includes('accept');
  const panel = (
    <div className="max-xl:mt-6 xl:sticky xl:top-24 xl:col-start-2 xl:row-start-1">
      <AgreementPanel item={item} reader={reader} now={now} />
    </div>
  );
  return (
    <div>
      <Heading item={item} reader={reader} />
      <Timeline item={item} reader={reader} now={now} />
      {isDisputed(item) && <CasesOf item={item} reader={reader} />}
      {item.refund_account && <RefundAccountPanel refund={item.refund_account} className="mt-7" />}
      <div className="xl:mt-7 xl:grid xl:grid-cols-[minmax(0,1fr)_19.5rem] xl:items-start xl:gap-x-8">
        {!readFirst && panel}
        <div className="min-w-0 xl:col-start-1 xl:row-start-1">
          <div className="max-xl:mt-6">
            {!item.order && (
              <div className="mb-7">
                <AgreementFacts item={item} reader={reader} />
              </div>
            )}
            <Deliveries item={item} />
            <AgreementText description={item.description} folded={isAccepted(item)} />
          </div>
          <OrderBrief item={item} reader={reader} />
          {isAccepted(item) ? (
            <MilestoneSection item={item} reader={reader} now={now} />
          ) : (
            <TermsPrice terms={item} />
          )}
          {reader === 'client' && isPaid(item) && item.status !== 'REJECTED' && (
            <ClientInvoices of={item._id} />
          )}
          {reader === 'client' && isPaid(item) && item.platform_fee > 0 && (
            <FeeInvoices of={item._id} />
          )}
          {!item.order && <IncludedMeetings item={item} reader={reader} />}
          {!item.order && <ServiceSection item={item} reader={reader} />}
          <Acceptance item={item} reader={reader} />
          <Versions item={item} />
          <div className="print:hidden">
            <AgreementFiles item={item} reader={reader} />
            <AgreementMessages item={item} reader={reader} requestNow={requestNow} />
          </div>
          {item.dispute && !isDisputed(item) && <CasesOf item={item} reader={reader} />}
          <History item={item} reader={reader} now={now} />
        </div>
        {readFirst && panel}
      </div>
      <PageBar item={item} reader={reader} />
    </div>
  );
}

/** The case about an agreement: on top while it is open, later below the rest. */
function CasesOf({ item, reader }: AcceptanceProps) {
  return (
    <Cases
      about={{ agreement: item._id }}
      under={workItemKeys.detail(item._id)}
      fallback={<Objection item={item} reader={reader} />}
    />
  );
}

/** Whether its parts are or were being paid. */
function isAccepted(item: WorkItem): boolean {
  return item.status === 'PAYMENT_PENDING' || isPaid(item);
}

/** Whether any part of it was paid. */
function isPaid({ status, order }: WorkItem): boolean {
  // An order that its lawyer did not take was paid, too.
  return status === 'PAID' || status === 'COMPLETED' || Boolean(order?.received_at);
}

function DetailSkeleton() {
  return (
    <LoadingRegion label="Loading the agreement">
      <Skeleton className="mt-1 h-6 w-28" />
      <Skeleton className="mt-2 h-10 w-2/3" />
      <Skeleton className="mt-6 h-16 w-full" />
      <Skeleton className="mt-7 h-48 w-full" />
      <Skeleton className="mt-7 h-24 w-full" />
    </LoadingRegion>
  );
}

/**
 * Signatures with their versions and dates; the proof, with instructions to check a PDF, is loaded on request, apart
 * from the files.
 */
function Acceptance({ item: { acceptance }, reader }: AcceptanceProps) {
  const [open, setOpen] = useState(false);
  if (!acceptance) return null;
  return (
    <Section title="Acceptance">
      <p className="mt-3 max-w-text">
        {reader === 'client' ? 'You accepted' : 'Your client accepted'} version {acceptance.version}{' '}
        on{' '}
        <time dateTime={acceptance.accepted_at}>
          <DayTime instant={Date.parse(acceptance.accepted_at)} />
        </time>
        , signed as <strong className="font-semibold break-words">{acceptance.name}</strong>.
      </p>
      <Button variant="outline" className="mt-3 print:hidden" onClick={() => setOpen(true)}>
        Proof of acceptance
      </Button>
      <Hash sha256={acceptance.sha256} className="mt-3 hidden print:block" />
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Proof of acceptance"
        description="The hash belongs to this text alone: other words have another one. A copy of the PDF can be checked against the one we kept."
      >
        <Hash sha256={acceptance.sha256} className="mt-4" />
        <div className="mt-5">
          <CheckPdf sha256={acceptance.pdf_sha256} />
        </div>
      </Dialog>
    </Section>
  );
}

function Hash({ sha256, className }: { sha256: string; className: string }) {
  return (
    <dl className={classNames('text-sm text-neutral-700', className)}>
      <dt>SHA-256 of the agreed text</dt>
      <dd className="mt-0.5 font-mono break-all">{sha256}</dd>
    </dl>
  );
}

function Versions({ item }: { item: WorkItem }) {
  const [open, setOpen] = useState(false);
  if (item.version < 2) return null;
  return (
    <Section id={VERSIONS_ID} title="Versions" count={item.version} screenOnly>
      {open ? (
        <CompareVersions workItemId={item._id} />
      ) : (
        <>
          <p className="mt-1 text-neutral-700">This page shows version {item.version}.</p>
          <Button variant="outline" className="mt-3" onClick={() => setOpen(true)}>
            See what changed
          </Button>
        </>
      )}
    </Section>
  );
}

interface AgreementMessagesProps {
  item: WorkItem;
  reader: Reader;
  /** Instant of the request, epoch milliseconds. */
  requestNow?: number;
}

export function AgreementMessages({ item, reader, requestNow }: AgreementMessagesProps) {
  const now = useNow(requestNow ?? present());
  return (
    <ConversationSection
      conversation={conversationAbout(agreementComments, item, reader)}
      note={closedNote(item, now)}
      hideEmpty={false}
      now={now}
    />
  );
}

/** Returns the deadline for writing, or the reason why writing is closed. */
function closedNote(item: WorkItem, now: number): string | null {
  const { status, can_comment, completed_at, order } = item;
  if (status === 'DRAFT') return 'You can write to each other here once the agreement is sent.';
  if (order && !order.received_at && status !== 'REJECTED')
    return 'You can write to each other here once the order is paid.';
  const until = completed_at && commentsUntil(Date.parse(completed_at));
  if (can_comment) {
    if (until) return `You can write to each other until ${formatDate(until)}.`;
    return status === 'REJECTED'
      ? `You can write to each other until ${COMMENT_DAYS} days after the ${order ? 'order' : 'proposal'} ended.`
      : null;
  }
  if (until && now > until)
    return `Messages closed on ${formatDay(until)}. You can still delete your own messages.`;
  return 'You can no longer write here.';
}
