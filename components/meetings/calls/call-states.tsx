'use client';

import type { ComponentProps, ReactNode } from 'react';
import { QueryFailure } from '@/components/platform/query-failure';
import { Spinner } from '@/components/ui/display/spinner';
import { CallFrame } from './call-frame';

interface PlaceProps {
  inPortal: boolean;
  closeHref: string;
  /** As the lobby that follows. */
  dark?: boolean;
  children?: ReactNode;
}

/** Content of a page of the call: in a portal within its frame, else in the one of the video area. */
export function CallPlace({ inPortal, children, ...frame }: PlaceProps) {
  return inPortal ? children : <CallFrame {...frame}>{children}</CallFrame>;
}

export function CallLoading(place: Omit<PlaceProps, 'children' | 'dark'>) {
  return (
    <CallPlace {...place} dark>
      <div role="status" className="grid min-h-64 place-content-center justify-items-center gap-4">
        <Spinner className="size-8" />
        <p>Getting the call ready</p>
      </div>
    </CallPlace>
  );
}

type CallFailureProps = Omit<PlaceProps, 'children' | 'dark'> &
  Pick<ComponentProps<typeof QueryFailure>, 'query' | 'action'>;

export function CallFailure({ query, action, ...place }: CallFailureProps) {
  return (
    <CallPlace {...place}>
      <div className="mx-auto w-full max-w-form">
        <h1 className="sr-only">Video call</h1>
        <QueryFailure query={query} action={action} />
      </div>
    </CallPlace>
  );
}
