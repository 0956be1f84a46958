'use client';

import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus } from 'lucide';
import { useId, useState } from 'react';
import { ActionFailure } from '@/components/platform/action-failure';
import { ConfirmAction } from '@/components/platform/confirm-action';
import { QueryFailure } from '@/components/platform/query-failure';
import { QueryList } from '@/components/platform/query-list';
import { Badge } from '@/components/ui/feedback/badge';
import { EmptySection } from '@/components/ui/feedback/nothing-here';
import { Notice } from '@/components/ui/feedback/notice';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { Button } from '@/components/ui/forms/button';
import { Icon } from '@/components/ui/icons/icon';
import { Dialog } from '@/components/ui/overlays/dialog';
import {
  OFFERS_FAILURE,
  offersQuery,
  SAVE_OFFER_FAILURE,
  useAddOffer,
  useChangeOffer,
  useDeleteOffer,
} from '@/lib/client/lawyers/written-work';
import type { OwnWrittenOffer } from '@/lib/contract/lawyers/written-work';
import { MAX_OFFERS } from '@/lib/domain/lawyers/written-work';
import { OfferForm } from './offer-form';
import { NOT_NOTARIZED, OfferTerms } from './offer-terms';

/** The lawyer's own offers of written work at a fixed price. */
export function OffersSection() {
  const id = useId();
  const query = useQuery(offersQuery);
  const count = query.data?.length ?? 0;
  return (
    <section aria-labelledby={id} className="grid max-w-form grid-cols-1 gap-6">
      <div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id={id} className="text-2xl">
            Written work
          </h2>
          {count > 0 && (
            <p className="text-sm text-neutral-600 tabular">
              {count} of {MAX_OFFERS} offers
            </p>
          )}
        </div>
        <p className="mt-1 text-neutral-700">
          Work at a fixed price that clients order from your profile, without a meeting first. You
          accept each order within one working day, or the client gets everything back.
        </p>
        <p className="mt-1 text-neutral-700">{NOT_NOTARIZED}</p>
      </div>
      <QueryList
        query={query}
        rows={query.data}
        failure={<QueryFailure query={query} failure={OFFERS_FAILURE} headingLevel="h3" />}
        loading={
          <LoadingRegion label="Loading your written work">
            <Skeleton className="h-32 w-full" />
          </LoadingRegion>
        }
        empty={
          <EmptySection>
            No offers yet. Add one, such as a demand letter for ₱3,500 within five days.
          </EmptySection>
        }
      >
        {(offers) => (
          <ul className="grid gap-3">
            {offers.map((offer) => (
              <OfferRow key={offer._id} offer={offer} />
            ))}
          </ul>
        )}
      </QueryList>
      {query.data && (count < MAX_OFFERS ? <AddOffer /> : <Full />)}
    </section>
  );
}

function Full() {
  return (
    <Notice title={`You have ${MAX_OFFERS} offers, the most allowed`}>
      Remove one to add another.
    </Notice>
  );
}

function AddOffer() {
  const [open, setOpen] = useState(false);
  const save = useAddOffer();
  return (
    <>
      <Button className="justify-self-start" onClick={() => setOpen(true)}>
        <Icon of={Plus} className="size-5" />
        Add an offer
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title="Offer written work">
        <OfferForm save={save} onSaved={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function OfferRow({ offer }: { offer: OwnWrittenOffer }) {
  const [open, setOpen] = useState(false);
  const save = useChangeOffer(offer._id);
  const remove = useDeleteOffer(offer._id);
  return (
    <li className="rounded border bg-white p-4 sm:p-5">
      {!offer.offered && (
        <p className="mb-2">
          <Badge>Not shown</Badge>
        </p>
      )}
      <OfferTerms offer={offer} heading="h3" />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="outline" size="small" onClick={() => setOpen(true)}>
          <Icon of={Pencil} className="size-4" />
          <span>
            Edit<span className="sr-only"> {offer.name}</span>
          </span>
        </Button>
        <ConfirmAction
          label={
            <span>
              Remove<span className="sr-only"> {offer.name}</span>
            </span>
          }
          look={{ variant: 'danger-outline', size: 'small' }}
          title="Remove this offer?"
          confirm="Remove it"
          confirmVariant="danger"
          pendingLabel="Removing"
          keep="Keep it"
          failure={<ActionFailure failure={SAVE_OFFER_FAILURE} error={remove.error} />}
          mutation={remove}
          run={() => remove.mutateAsync()}
        >
          “{offer.name}” can no longer be ordered. What was ordered stays as it was agreed.
        </ConfirmAction>
      </div>
      <Dialog open={open} onOpenChange={setOpen} title="Edit this offer">
        <OfferForm offer={offer} save={save} onSaved={() => setOpen(false)} />
      </Dialog>
    </li>
  );
}
