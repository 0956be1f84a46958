'use client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { plural } from '@/components/meetings/meeting-labels';
import { MoreRows } from '@/components/platform/more-rows';
import { QueryFailure } from '@/components/platform/query-failure';
import { QueryList } from '@/components/platform/query-list';
import { Avatar } from '@/components/ui/display/avatar';
import { EmptySection } from '@/components/ui/feedback/nothing-here';
import { Notice } from '@/components/ui/feedback/notice';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { Button } from '@/components/ui/forms/button';
import { Field } from '@/components/ui/forms/field';
import { SearchInput } from '@/components/ui/forms/search-input';
import { CLIENTS_FAILURE, clientsQuery } from '@/lib/client/meetings/clients';
import { messageFor } from '@/lib/client/platform/messages';
import { CLIENT_QUERY_MAX } from '@/lib/contract/meetings/clients';
import type { TypedAgreement } from '@/lib/contract/work-items/agreement-form';
import type { Person, useChosenClient } from './use-chosen-client';

interface ClientPartProps {
  chosen: ReturnType<typeof useChosenClient>;
  /** True when editing an existing agreement, whose client cannot change. */
  fixed: boolean;
}

export function ClientPart({ chosen, fixed }: ClientPartProps) {
  const { control } = useFormContext<TypedAgreement>();
  const { field, fieldState } = useController({ control, name: 'client_id' });
  const change = useRef<HTMLButtonElement>(null);
  const { client, isLoading, isUnknown, pick } = chosen;
  if (client) {
    return (
      <div>
        <p className="mb-1.5 font-medium">Client</p>
        <div className="flex items-center gap-3 rounded border bg-white p-3">
          <Avatar name={client.display_name} pictureUrl={client.picture_url} loading="eager" />
          <p className="min-w-0 flex-1 font-semibold break-words">{client.display_name}</p>
          {!fixed && (
            <Button
              ref={change}
              variant="outline"
              size="small"
              onClick={() => {
                pick(null);
                field.onChange('');
              }}
            >
              Change<span className="sr-only"> the client</span>
            </Button>
          )}
        </div>
      </div>
    );
  }
  if (isLoading) {
    return (
      <LoadingRegion label="Loading the client">
        <Skeleton className="h-18 w-full" />
      </LoadingRegion>
    );
  }
  return (
    <div>
      {isUnknown && (
        <Notice tone="waiting" title="This person is not among your clients" className="mb-3">
          You can propose agreements to clients who have had a confirmed meeting with you.
        </Notice>
      )}
      <ClientSearch
        inputRef={field.ref}
        error={fieldState.error?.message}
        onPick={(person: Person) => {
          pick(person);
          field.onChange(person._id);
          setTimeout(() => change.current?.focus());
        }}
      />
    </div>
  );
}

const PAUSE_MS = 250;

interface ClientSearchProps {
  inputRef: Ref<HTMLInputElement>;
  error: string | undefined;
  onPick: (client: Person) => void;
}

function ClientSearch({ inputRef, error, onPick }: ClientSearchProps) {
  const [q, setQ] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const query = useInfiniteQuery(clientsQuery(q));
  const total = query.data?.pages.at(-1)?.total;
  const searchSoon = (typed: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setQ(typed.trim()), PAUSE_MS);
  };
  return (
    <div>
      <Field label="Client" help="Search by name, then choose one." error={error}>
        {(control) => (
          <SearchInput
            {...control}
            ref={inputRef}
            maxLength={CLIENT_QUERY_MAX}
            onKeyDown={sendNothing}
            onChange={(event) => searchSoon(event.target.value)}
          />
        )}
      </Field>
      <p role="status" className="sr-only">
        {total !== undefined && !query.isPlaceholderData && plural(total, 'client')}
      </p>
      <QueryList
        className="mt-3"
        query={query}
        rows={query.data?.pages.flatMap(({ results }) => results)}
        failure={<QueryFailure query={query} failure={CLIENTS_FAILURE} />}
        loading={
          <LoadingRegion label="Loading your clients">
            <Skeleton className="h-34 w-full" />
          </LoadingRegion>
        }
        empty={
          <EmptySection>
            {q
              ? `None of your clients is named “${q}”.`
              : 'You have no clients yet. You can propose agreements to clients who have had a confirmed meeting with you.'}
          </EmptySection>
        }
        pages={
          <MoreRows
            query={query}
            label="Load more clients"
            failure={messageFor(CLIENTS_FAILURE, query.error)}
          />
        }
      >
        {(clients) => (
          <ul
            aria-label="Your clients"
            className="max-h-80 divide-y overflow-y-auto rounded border bg-white"
          >
            {clients.map((client) => (
              <li key={client._id}>
                <button
                  type="button"
                  className="flex min-h-tap w-full items-center gap-3 px-3 py-2 text-left -outline-offset-4 hover:bg-neutral-50"
                  onClick={() => onPick(client)}
                >
                  <Avatar name={client.display_name} pictureUrl={client.picture_url} size="small" />
                  <span className="min-w-0 truncate font-medium">{client.display_name}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </QueryList>
    </div>
  );
}

/** Makes Enter search instead of submitting the agreement. */
function sendNothing(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}
