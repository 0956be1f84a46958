'use client';

import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide';
import dynamic from 'next/dynamic';
import { useRef, useState } from 'react';
import { QueryFailure } from '@/components/platform/query-failure';
import { QueryList } from '@/components/platform/query-list';
import { classNames } from '@/components/ui/class-names';
import { EmptySection } from '@/components/ui/feedback/nothing-here';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { Button } from '@/components/ui/forms/button';
import { Icon } from '@/components/ui/icons/icon';
import { Drawer } from '@/components/ui/overlays/drawer';
import {
  FOLLOW_UPS_FAILURE,
  type FollowUpsOf,
  followUpsQuery,
} from '@/lib/client/meetings/follow-ups';
import type { Side } from '../meeting-labels';
import { FollowUpCard } from './follow-up-card';
import type { TypedOffer } from './offer-fields';

const OfferForm = dynamic(() =>
  import('./offer-form').then(({ OfferForm: form }) => ({ default: form })),
);

export const FOLLOW_UPS_ID = 'follow-ups';

interface FollowUpsProps {
  of: FollowUpsOf;
  side: Side;
  /** Epoch milliseconds. */
  now: number;
  offer?: { clientId: string; clientName: string; lawyerId: string } | undefined;
  className?: string;
}

export function FollowUps({ of, side, now, offer, className }: FollowUpsProps) {
  const query = useQuery(followUpsQuery(of));
  const [offers, setOffers] = useState(false);
  // Without the button to offer one there is nothing to say of none.
  const isSilent = side === 'client' || !offer;
  if (isSilent && !query.data?.length && !query.isLoadingError) return null;
  const first = offer?.clientName.split(' ')[0];
  return (
    <section aria-labelledby={FOLLOW_UPS_ID} className={classNames('min-w-0', className)}>
      <h2 id={FOLLOW_UPS_ID} className="scroll-mt-24 text-xl">
        {side === 'client' ? 'Your lawyer offers a follow-up' : 'Follow-ups'}
      </h2>
      <QueryList
        className="mt-3"
        query={{ isError: query.isError, isPlaceholderData: false }}
        rows={query.data}
        failure={<QueryFailure query={query} failure={FOLLOW_UPS_FAILURE} headingLevel="h3" />}
        loading={
          <LoadingRegion label="Loading follow-ups">
            <Skeleton className="h-24 w-full" />
          </LoadingRegion>
        }
        empty={
          side === 'lawyer' && (
            <EmptySection>
              Nothing is offered. Offer {first ?? 'your client'} up to three times at a price of
              your choice: they choose one and pay, and write nothing again.
            </EmptySection>
          )
        }
      >
        {(rows) => (
          <ul className="grid gap-3">
            {rows.map((row) => (
              <FollowUpCard key={row._id} followUp={row} side={side} now={now} />
            ))}
          </ul>
        )}
      </QueryList>
      {side === 'lawyer' && offer && query.data && (
        <Offer of={of} offer={offer} now={now} open={offers} onOpenChange={setOffers} />
      )}
    </section>
  );
}

type OfferProps = Pick<FollowUpsProps, 'of' | 'now'> & {
  offer: NonNullable<FollowUpsProps['offer']>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Opens the form as a sheet; what is typed there is kept when it is closed. */
function Offer({ of, offer, now, open, onOpenChange }: OfferProps) {
  const kept = useRef<TypedOffer>(undefined);
  return (
    <>
      <Button
        variant="outline"
        className="mt-3"
        aria-haspopup="dialog"
        onClick={() => onOpenChange(true)}
      >
        <Icon of={CalendarClock} className="size-5" />
        Offer a follow-up
      </Button>
      <Drawer
        side="sheet"
        open={open}
        onOpenChange={onOpenChange}
        title={`A follow-up for ${offer.clientName}`}
        closeLabel="Close the offer"
      >
        <OfferForm
          clientId={offer.clientId}
          lawyerId={offer.lawyerId}
          meetingId={'meetingId' in of ? of.meetingId : undefined}
          now={now}
          kept={kept}
          onLeave={() => onOpenChange(false)}
        />
      </Drawer>
    </>
  );
}
