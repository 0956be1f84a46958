'use client';

import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide';
import { useId, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { Icon } from '@/components/ui/icons/icon';
import { busyTimesQuery } from '@/lib/client/lawyers/own-profile';
import type { OwnProfile } from '@/lib/contract/lawyers/own-profile';
import { TimesError } from '../times/times-error';
import { PreviewDays } from './preview-days';

interface PreviewProps {
  profile: OwnProfile;
  /** Epoch milliseconds. */
  now: number;
}

/** Preview of the times that clients would see: beside the form if there is room, else collapsed below it. */
export function Preview(props: PreviewProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="rounded border bg-white xl:sticky xl:top-24 xl:max-h-[calc(100dvh-7rem)] xl:overflow-y-auto"
    >
      <div className="px-4 pt-4 pb-2 xl:pb-0">
        <h2 id={`${id}-title`} className="text-xl">
          Preview
        </h2>
        <p className="mt-1 text-sm text-neutral-700">
          The next 14 days as clients will see them after you save.
        </p>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={`${id}-days`}
          className="mt-1 flex min-h-tap items-center gap-2 rounded text-sm font-semibold text-teal-800 xl:hidden"
          onClick={() => setOpen(!open)}
        >
          <Icon
            of={ChevronDown}
            className={classNames('size-5 transition-transform', open && 'rotate-180')}
          />
          {open ? 'Hide the preview' : 'Show the preview'}
        </button>
      </div>
      <div id={`${id}-days`} className={classNames('px-4 pb-4 xl:block', !open && 'hidden')}>
        <Content {...props} />
      </div>
    </section>
  );
}

function Content(props: PreviewProps) {
  const { data, error, isLoadingError, refetch } = useQuery(busyTimesQuery);
  if (data) return <PreviewDays {...props} busy={data} />;
  if (isLoadingError)
    return (
      <div className="-mx-4">
        <TimesError error={error} onRetry={() => void refetch()} />
      </div>
    );
  return (
    <LoadingRegion label="Loading open times">
      <div className="grid gap-3 pt-3">
        <Skeleton className="h-14" />
        <Skeleton className="h-32" />
        <Skeleton className="h-24" />
      </div>
    </LoadingRegion>
  );
}
