'use client';

import { lazy, type ReactNode, Suspense } from 'react';
import { useAfterLoad } from '@/lib/client/use-after-load';

interface DocketOfNowProps {
  /** The docket as it came with the page. */
  children: ReactNode;
  /** What it lists, as `docketMark` writes it. */
  mark: string;
}

const LiveDocket = lazy(() =>
  import('./live-docket').then(
    ({ LiveDocket: component }) => ({ default: component }),
    // Without a network the page stays as it is.
    () => ({ default: AsRendered }),
  ),
);

/** The docket that came with the page, which may be some minutes old, and once it has loaded that of the moment. */
export function DocketOfNow(props: DocketOfNowProps) {
  const isAfterLoad = useAfterLoad();
  if (!isAfterLoad) return <AsRendered {...props} />;
  return (
    <Suspense fallback={props.children}>
      <LiveDocket {...props} />
    </Suspense>
  );
}

function AsRendered({ children }: DocketOfNowProps) {
  return children;
}
