'use client';

import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide';
import { type ComponentProps, useId, useState } from 'react';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { Button } from '@/components/ui/forms/button';
import { Icon } from '@/components/ui/icons/icon';
import { Drawer } from '@/components/ui/overlays/drawer';
import { busyTimesQuery } from '@/lib/client/lawyers/own-profile';
import type { OwnProfile } from '@/lib/contract/lawyers/own-profile';
import { TimesError } from '../times/times-error';
import { PreviewDays, useOpenCount } from './preview-days';

interface PreviewProps {
  profile: OwnProfile;
  /** Epoch milliseconds. */
  now: number;
}

/** Preview of the times that clients would see, beside the form. */
export function Preview(props: PreviewProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="rounded border bg-white max-xl:hidden xl:sticky xl:top-24 xl:max-h-[calc(100dvh-7rem)] xl:overflow-y-auto"
    >
      <div className="px-4 pt-4">
        <h2 id={id} className="text-xl">
          Preview
        </h2>
        <p className="mt-1 text-sm text-neutral-700">{ABOUT}</p>
      </div>
      <div className="px-4 pb-4">
        <Content {...props} />
      </div>
    </section>
  );
}

const ABOUT = 'The next 14 days as clients will see them after you save.';

/** Opens the preview as a sheet, where the form leaves no room beside it. */
export function PreviewButton(props: PreviewProps) {
  const { data } = useQuery(busyTimesQuery);
  const [open, setOpen] = useState(false);
  return (
    <div className="mt-3 xl:hidden">
      <Button variant="outline" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of={Eye} className="size-4" />
        <span>Preview</span>
        {data && <OpenCount {...props} busy={data} />}
      </Button>
      <Drawer
        side="sheet"
        open={open}
        onOpenChange={setOpen}
        title="Preview"
        closeLabel="Close the preview"
      >
        <div className="px-4 pt-3 pb-6">
          <p className="text-sm text-neutral-700">{ABOUT}</p>
          <Content {...props} />
        </div>
      </Drawer>
    </div>
  );
}

function OpenCount(props: ComponentProps<typeof PreviewDays>) {
  const count = useOpenCount(props);
  return <span className="tabular">{`· ${count} open`}</span>;
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
