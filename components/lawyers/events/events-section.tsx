'use client';

import { useQuery } from '@tanstack/react-query';
import { Webhook } from 'lucide';
import Link from 'next/link';
import { type ReactNode, useState } from 'react';
import { FactorBefore } from '@/components/accounts/second-factor/factor-before';
import { SettingsSection } from '@/components/accounts/settings/settings-section';
import { ConfirmAction } from '@/components/platform/confirm-action';
import { QueryFailure } from '@/components/platform/query-failure';
import { QueryList } from '@/components/platform/query-list';
import { FieldError } from '@/components/ui/display/field-error';
import { Badge, type BadgeTone } from '@/components/ui/feedback/badge';
import { Notice } from '@/components/ui/feedback/notice';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { Button } from '@/components/ui/forms/button';
import { LinkField } from '@/components/ui/forms/link-field';
import { Icon } from '@/components/ui/icons/icon';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { Dialog } from '@/components/ui/overlays/dialog';
import { EVENT_COPY } from '@/lib/catalogue/api/events';
import { messageWithFactor } from '@/lib/client/accounts/second-factor';
import {
  DELETE_EVENT_ADDRESS_FAILURE,
  EVENT_ADDRESSES_FAILURE,
  eventAddressesQuery,
  RENEW_EVENT_SECRET_FAILURE,
  useDeleteEventAddress,
  useRenewEventSecret,
} from '@/lib/client/lawyers/events';
import { messageFor } from '@/lib/client/platform/messages';
import type { EventAddress } from '@/lib/contract/lawyers/events';
import { EVENT_TYPES, MAX_EVENT_ADDRESSES } from '@/lib/domain/lawyers/outgoing-events';
import { formatDayTime } from '@/lib/domain/platform/clock-labels';
import { AddForm, ChangeForm } from './address-form';
import { Deliveries } from './deliveries';

/** Addresses of a lawyer's own programs that are told of events. */
export function EventsSection() {
  const query = useQuery(eventAddressesQuery);
  const rows = query.data?.results;
  return (
    <SettingsSection
      id="events"
      intro={
        <>
          <span>
            Your own programs, such as a diary or your books, can be told of meetings, agreements
            and messages. Ids, times and amounts only: no names, and nothing of a case.{' '}
          </span>
          <Link href="/developers#rule-events" prefetch={false} className={textLinkClass}>
            How to receive them
          </Link>
        </>
      }
    >
      <QueryList
        query={query}
        rows={rows}
        failure={<QueryFailure query={query} failure={EVENT_ADDRESSES_FAILURE} headingLevel="h3" />}
        loading={
          <LoadingRegion label="Loading your addresses for events">
            <Skeleton className="h-16" />
          </LoadingRegion>
        }
        empty={
          <p className="text-neutral-700">
            No program is told of anything yet. Add the address at which one of yours listens.
          </p>
        }
      >
        {(addresses) => (
          <ul aria-label="Addresses for events" className="divide-y border-y">
            {addresses.map((address) => (
              <AddressRow key={address._id} address={address} />
            ))}
          </ul>
        )}
      </QueryList>
      {rows && (
        <FactorBefore to="add an address">
          <InDialog
            label="Add an address"
            title="Tell a program of events"
            large
            instead={
              rows.length >= MAX_EVENT_ADDRESSES && (
                <p className="text-sm text-neutral-700">
                  {`You have ${MAX_EVENT_ADDRESSES} addresses, the most there can be. To add another, remove one first.`}
                </p>
              )
            }
          >
            {({ show }) => <AddForm onAdded={show} />}
          </InDialog>
        </FactorBefore>
      )}
    </SettingsSection>
  );
}

function AddressRow({ address }: { address: EventAddress }) {
  const { _id, url, events } = address;
  const { tone, text, help } = stateOf(address);
  const host = new URL(url).host;
  return (
    <li className="flex flex-wrap gap-3 py-4">
      <Icon of={Webhook} className="mt-0.5 size-5 text-teal-800" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 font-medium wrap-anywhere">{url}</span>
          <Badge tone={tone}>{text}</Badge>
        </p>
        <p className="mt-1 text-sm text-neutral-700">{eventsText(events)}</p>
        {help && <p className="mt-1 text-sm text-red-800">{help}</p>}
      </div>
      <div className="grid w-full grid-cols-2 gap-2 sm:flex sm:pl-8">
        <InDialog
          label={named('Log', `of ${host}`)}
          title="What was sent"
          description="The last 50 events, the latest first."
        >
          {() => <Deliveries addressId={_id} />}
        </InDialog>
        <InDialog label={named('Change', host)} title="Change the address">
          {({ close }) => <ChangeForm address={address} onSaved={close} />}
        </InDialog>
        <InDialog
          label={named('New secret', `for ${host}`)}
          title="Make a new secret?"
          description="The one before ends at once: until your program has the new one, it cannot tell that events come from us."
        >
          {({ show }) => <NewSecret addressId={_id} onMade={show} />}
        </InDialog>
        <Remove addressId={_id} host={host} />
      </div>
    </li>
  );
}

function named(label: string, of: string): ReactNode {
  return (
    <>
      {label}
      <span className="sr-only">{` ${of}`}</span>
    </>
  );
}

interface AddressState {
  tone: BadgeTone;
  text: string;
  help?: string;
}

function stateOf({ enabled, failing_since: since }: EventAddress): AddressState {
  const failing = since === null ? null : formatDayTime(Date.parse(since));
  if (enabled && failing)
    return {
      tone: 'waiting',
      text: 'Failing',
      help: `Nothing was delivered since ${failing}. We keep trying for three days; the log says why.`,
    };
  if (enabled) return { tone: 'good', text: 'On' };
  if (failing)
    return {
      tone: 'bad',
      text: 'Switched off',
      help: `Nothing could be delivered since ${failing}, so we stopped: after three days, or because your program answered 410 (Gone). The log says why. Once it works, switch it on under “Change”.`,
    };
  return { tone: 'neutral', text: 'Off' };
}

function eventsText(events: EventAddress['events']): string {
  if (events.length === EVENT_TYPES.length) return 'Every event';
  return events.map((type) => EVENT_COPY[type]).join(' · ');
}

interface InDialogProps {
  label: ReactNode;
  title: string;
  description?: string;
  large?: boolean;
  /** Takes the place of the button; a dialog that is open stays. */
  instead?: ReactNode;
  /** `show` has the dialog show a secret, and nothing else from then on. */
  children: (dialog: { close: () => void; show: (secret: string) => void }) => ReactNode;
}

function InDialog(props: InDialogProps) {
  const { label, title, description, large, instead, children } = props;
  const [open, setOpen] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const change = (next: boolean) => {
    setOpen(next);
    // A secret that was shown is forgotten with its dialog.
    if (!next) setSecret(null);
  };
  const close = () => change(false);
  return (
    <>
      {instead || (
        <Button
          variant="outline"
          size={large ? undefined : 'small'}
          className={large ? 'justify-self-start' : undefined}
          onClick={() => setOpen(true)}
        >
          {label}
        </Button>
      )}
      <Dialog
        open={open}
        onOpenChange={change}
        title={secret ? 'Copy the secret now' : title}
        description={
          secret
            ? 'It is shown this once. Your program checks with it that an event comes from us.'
            : description
        }
        actions={secret && <Button onClick={close}>I have copied it</Button>}
      >
        {secret ? (
          <div className="mt-4">
            <LinkField label="Secret" url={secret} />
          </div>
        ) : (
          children({ close, show: setSecret })
        )}
      </Dialog>
    </>
  );
}

interface NewSecretProps {
  addressId: string;
  onMade: (secret: string) => void;
}

function NewSecret({ addressId, onMade }: NewSecretProps) {
  const renew = useRenewEventSecret(addressId);
  return (
    <div className="mt-4 grid gap-4">
      {renew.isError && (
        <Notice tone="bad" title={messageWithFactor(RENEW_EVENT_SECRET_FAILURE, renew.error)} />
      )}
      <Button
        pending={renew.isPending}
        pendingLabel="Making it"
        onClick={() => renew.mutate(undefined, { onSuccess: ({ secret }) => onMade(secret) })}
      >
        Make a new secret
      </Button>
    </div>
  );
}

function Remove({ addressId, host }: { addressId: string; host: string }) {
  const remove = useDeleteEventAddress(addressId);
  return (
    <ConfirmAction
      label={named('Remove', host)}
      look={{ variant: 'outline', size: 'small' }}
      title={`Remove ${host}?`}
      confirm="Remove it"
      confirmVariant="danger"
      pendingLabel="Removing"
      keep="Keep it"
      failure={
        remove.isError && (
          <FieldError>{messageFor(DELETE_EVENT_ADDRESS_FAILURE, remove.error)}</FieldError>
        )
      }
      mutation={remove}
      run={() => remove.mutateAsync(undefined)}
    >
      Nothing more is sent there, and its log is deleted.
    </ConfirmAction>
  );
}
