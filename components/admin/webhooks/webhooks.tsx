'use client';

import { useQuery } from '@tanstack/react-query';
import { QueryList } from '@/components/platform/query-list';
import { Badge, type BadgeTone } from '@/components/ui/feedback/badge';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Button } from '@/components/ui/forms/button';
import { useNow } from '@/components/ui/hooks/use-now';
import { useReplayWebhook, webhooksQuery } from '@/lib/client/admin/webhooks';
import {
  DELIVERY_OUTCOMES,
  type DeliveryOutcome,
  type WebhookDelivery,
} from '@/lib/contract/admin/webhooks';
import { momentLabel } from '@/lib/domain/platform/clock-labels';
import { shortReference } from '@/lib/domain/platform/short-reference';
import { AdminActionFailure, AdminQueryFailure } from '../admin-failure';
import { type Column, DataTable } from '../data-table';
import { FilterLinks } from '../filter-links';
import { ListSkeleton } from '../list-skeleton';
import { Pages } from '../pages';
import { webhooksAddress } from './webhook-address';
import { WebhookHealth } from './webhook-health';

interface OutcomeText {
  readonly label: string;
  readonly tone: BadgeTone;
  readonly meaning: string;
}

const OUTCOME_COPY: Readonly<Record<DeliveryOutcome, OutcomeText>> = {
  processed: { label: 'Processed', tone: 'good', meaning: 'Its payment was settled.' },
  repeated: { label: 'Repeated', tone: 'neutral', meaning: 'It was processed before.' },
  unknown: { label: 'Unknown', tone: 'neutral', meaning: 'It is about no money of ours.' },
  unclaimed: {
    label: 'Unclaimed',
    tone: 'bad',
    meaning: 'Money arrived that belongs to no booking: see Cases.',
  },
  failed: {
    label: 'Failed',
    tone: 'bad',
    meaning: 'Its payment could not be settled. The gateway will send it again.',
  },
  differs: {
    label: 'Differs',
    tone: 'bad',
    meaning: 'It does not match its payment, so nothing was confirmed.',
  },
  unsigned: {
    label: 'Unsigned',
    tone: 'waiting',
    meaning: 'Without a valid signature; counted by the hour.',
  },
  no_event: {
    label: 'No event',
    tone: 'waiting',
    meaning: 'Signed, and not understood; counted by the hour.',
  },
};

interface WebhooksProps {
  outcome: DeliveryOutcome | undefined;
  /** From 0. */
  page: number;
  /** Instant of the request, epoch milliseconds. */
  requestNow: number;
}

export function Webhooks({ outcome, page, requestNow }: WebhooksProps) {
  const now = useNow(requestNow);
  const { data, ...query } = useQuery(webhooksQuery(outcome, page));
  const choices = [undefined, ...DELIVERY_OUTCOMES];
  return (
    <>
      {data && <WebhookHealth health={data.health} now={now} />}
      {!query.isLoadingError && (
        <FilterLinks
          label="Events by outcome"
          options={choices.map((choice) => ({
            label: choice ? OUTCOME_COPY[choice].label : 'All',
            href: webhooksAddress.href({ outcome: choice }),
            current: choice === outcome,
          }))}
        />
      )}
      <QueryList
        query={query}
        rows={query.isPlaceholderData ? undefined : data?.results}
        failure={<AdminQueryFailure query={query} title="The events could not be loaded" />}
        loading={<ListSkeleton label="Loading the events" height="h-77" />}
        empty={
          <EmptyState title={page === 0 ? 'No events' : 'There are no events on this page'}>
            {outcome ? OUTCOME_COPY[outcome].meaning : 'What the gateway sends appears here.'}
          </EmptyState>
        }
        pages={
          data && (
            <Pages
              label="Events"
              page={data.page}
              hasMore={data.hasMore}
              hrefOf={(other) => webhooksAddress.href({ outcome, page: other })}
            />
          )
        }
      >
        {(rows) => (
          <DataTable
            caption="Events of the payment gateway"
            columns={columnsAt(now)}
            rows={rows}
            keyOf={({ _id }) => _id}
          />
        )}
      </QueryList>
    </>
  );
}

function columnsAt(now: number): readonly Column<WebhookDelivery>[] {
  return [
    { head: 'Event', cell: (delivery) => <Event delivery={delivery} /> },
    { head: 'Outcome', cell: (delivery) => <Outcome delivery={delivery} /> },
    { head: 'Last came', cell: ({ last_at }) => `${momentLabel(Date.parse(last_at), now)} PHT` },
    { head: 'Times', cell: ({ times }) => times, end: true },
    {
      head: 'What to do',
      cell: ({ _id, can_replay }) => (can_replay ? <ReplayWebhook id={_id} /> : 'Nothing'),
    },
  ];
}

function Event({ delivery: { type, event_id, payment_id } }: { delivery: WebhookDelivery }) {
  return (
    <>
      <span className="font-medium">{type ?? 'Unknown'}</span>
      <span className="block text-neutral-600 break-all">{event_id}</span>
      {payment_id && (
        <span className="block text-neutral-600">payment {shortReference(payment_id)}</span>
      )}
    </>
  );
}

function Outcome({ delivery: { outcome, detail } }: { delivery: WebhookDelivery }) {
  const { label, tone, meaning } = OUTCOME_COPY[outcome];
  return (
    <>
      <Badge tone={tone}>{label}</Badge>
      <span className="mt-1 block text-neutral-600">
        <span>{meaning}</span>
        {detail && <span>{` (${detail})`}</span>}
      </span>
    </>
  );
}

/** Settles the payment of a delivery again; idempotent. */
function ReplayWebhook({ id }: { id: string }) {
  const replay = useReplayWebhook(id);
  return (
    <div className="grid gap-2 md:w-40">
      <Button
        variant="outline"
        size="small"
        pending={replay.isPending}
        pendingLabel="Asking"
        onClick={() => replay.mutate()}
      >
        Settle again
      </Button>
      <p role="status" className="text-sm text-neutral-600 empty:hidden">
        {replay.isSuccess && 'As the gateway has it.'}
      </p>
      <AdminActionFailure title="It was not settled" error={replay.error} />
    </div>
  );
}
