'use client';

import { useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { Avatar } from '@/components/ui/display/avatar';
import { Notice } from '@/components/ui/feedback/notice';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { Button } from '@/components/ui/forms/button';
import type { TypedAgreement } from '@/lib/contract/work-items/agreement-form';
import { ClientSearch } from './client-search';
import type { Person, useChosenClient } from './use-chosen-client';

interface ClientPartProps {
  chosen: ReturnType<typeof useChosenClient>;
  /** Of an agreement that stands: with whom it is does not change. */
  fixed: boolean;
}

/** With whom the agreement is. */
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
