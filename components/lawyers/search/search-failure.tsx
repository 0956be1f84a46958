'use client';

import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { SEARCH_COPY } from '@/lib/contract/platform/first-copy';

/** Replaces results that could not be loaded; the address keeps the filters. */
export function SearchFailure({ children = 'Your filters are kept.' }: { children?: string }) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  return (
    <ErrorState
      title={SEARCH_COPY.lawyers}
      onRetry={() => startTransition(() => router.refresh())}
      retrying={pending}
      className="mt-5"
    >
      {children}
    </ErrorState>
  );
}
