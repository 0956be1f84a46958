'use client';

import { useQuery } from '@tanstack/react-query';
import { QueryFailure } from '@/components/platform/query-failure';
import { QueryList } from '@/components/platform/query-list';
import { FieldError } from '@/components/ui/display/field-error';
import { Badge } from '@/components/ui/feedback/badge';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { Button } from '@/components/ui/forms/button';
import { EVENT_COPY } from '@/lib/catalogue/api/events';
import {
  EVENT_DELIVERIES_FAILURE,
  eventDeliveriesQuery,
  REPEAT_EVENT_FAILURE,
  useRepeatEventDelivery,
} from '@/lib/client/lawyers/events';
import { messageFor } from '@/lib/client/platform/messages';
import type { EventDelivery } from '@/lib/contract/lawyers/events';
import { formatDayTime } from '@/lib/domain/platform/clock-labels';

/** The log of an address: what was sent, what came of it, and a way to send it again. */
export function Deliveries({ addressId }: { addressId: string }) {
  const query = useQuery(eventDeliveriesQuery(addressId));
  return (
    <QueryList
      className="mt-4"
      query={query}
      rows={query.data?.results}
      failure={<QueryFailure query={query} failure={EVENT_DELIVERIES_FAILURE} headingLevel="h3" />}
      loading={
        <LoadingRegion label="Loading what was sent">
          <Skeleton className="h-20" />
        </LoadingRegion>
      }
      empty={<p className="text-neutral-700">Nothing was sent there in the last 30 days.</p>}
    >
      {(rows) => (
        <ul aria-label="Deliveries" className="divide-y border-y">
          {rows.map((delivery) => (
            <DeliveryRow key={delivery._id} addressId={addressId} delivery={delivery} />
          ))}
        </ul>
      )}
    </QueryList>
  );
}

const STATES = {
  waiting: { tone: 'waiting', text: 'Waiting' },
  delivered: { tone: 'good', text: 'Delivered' },
  failed: { tone: 'bad', text: 'Not delivered' },
} as const;

interface DeliveryRowProps {
  addressId: string;
  delivery: EventDelivery;
}

function DeliveryRow({ addressId, delivery }: DeliveryRowProps) {
  const repeat = useRepeatEventDelivery(addressId);
  const { _id, type, occurred_at, state } = delivery;
  const { tone, text } = STATES[state];
  const when = formatDayTime(Date.parse(occurred_at));
  return (
    <li className="grid gap-2 py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium">{EVENT_COPY[type]}</span>
        <Badge tone={tone}>{text}</Badge>
      </p>
      <p className="text-sm text-neutral-700 tabular">{when}</p>
      <p className="text-sm break-words text-neutral-600">{answerText(delivery)}</p>
      {repeat.isError && <FieldError>{messageFor(REPEAT_EVENT_FAILURE, repeat.error)}</FieldError>}
      <Button
        variant="outline"
        size="small"
        className="justify-self-start"
        pending={repeat.isPending}
        pendingLabel="Sending"
        onClick={() => repeat.mutate(_id)}
      >
        Send again<span className="sr-only">{` (${EVENT_COPY[type]}, ${when})`}</span>
      </Button>
    </li>
  );
}

/** Formats `Answered 500 after 3 attempts. Next one Mon, Nov 30, 2:00 PM.` */
function answerText({ attempts, status, error, next_at }: EventDelivery): string {
  const count = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
  const said = status === null ? (error ?? 'Not sent yet.') : `Your program answered ${status}.`;
  const next = next_at === null ? '' : ` Next attempt ${formatDayTime(Date.parse(next_at))}.`;
  return attempts === 0 ? `Not sent yet.${next}` : `${said} ${count}.${next}`;
}
