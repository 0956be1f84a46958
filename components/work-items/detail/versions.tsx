'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { Button } from '@/components/ui/forms/button';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { Section } from '../section';
import { VERSIONS_ID } from '../versions-id';

const CompareVersions = dynamic(
  () =>
    import('../versions/compare-versions').then(({ CompareVersions: view }) => ({ default: view })),
  { loading: () => <Skeleton className="mt-3 h-24 w-full" /> },
);

/** What changed from version to version; loaded when it is asked for. */
export function Versions({ item }: { item: WorkItem }) {
  const [open, setOpen] = useState(false);
  if (item.version < 2) return null;
  return (
    <Section id={VERSIONS_ID} title="Versions" count={item.version} screenOnly>
      {open ? (
        <CompareVersions workItemId={item._id} />
      ) : (
        <>
          <p className="mt-1 text-neutral-700">This page shows version {item.version}.</p>
          <Button variant="outline" className="mt-3" onClick={() => setOpen(true)}>
            See what changed
          </Button>
        </>
      )}
    </Section>
  );
}
