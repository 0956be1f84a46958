'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryFailure } from '@/components/platform/query-failure';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { OWN_NOTARY_FAILURE, ownNotaryQuery } from '@/lib/client/notaries/own-notary';
import { NotaryEditor } from './notary-editor';

interface NotarialServicesProps {
  requestNow: number;
  /** Page of the requests. */
  children: ReactNode;
}

/** Editor of the lawyer's notary profile: the requests, the form, and the requirements before it is listed. */
export function NotarialServices({ requestNow, children }: NotarialServicesProps) {
  const query = useQuery(ownNotaryQuery);
  const { data, isLoadingError } = query;
  if (data)
    return (
      <NotaryEditor own={data} requestNow={requestNow}>
        {children}
      </NotaryEditor>
    );
  if (isLoadingError) return <QueryFailure query={query} failure={OWN_NOTARY_FAILURE} />;
  return (
    <LoadingRegion label="Loading your notarial services">
      <div className="grid gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <Skeleton className="h-56 w-full xl:col-start-2" />
        <div className="grid max-w-form gap-5 xl:col-start-1 xl:row-start-1">
          <Skeleton className="h-7 w-48" />
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-28 w-full" />
        </div>
      </div>
    </LoadingRegion>
  );
}
