'use client';

import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';

interface UpcomingTimesAfterLoadProps {
  /** The list as it came with the page. */
  children: ReactNode;
  /** What it lists, as `upcomingTimesKey` writes it. */
  mark: string;
}

const LiveUpcomingTimes = lazy(() =>
  import('./live-upcoming-times').then(
    ({ LiveUpcomingTimes: component }) => ({ default: component }),
    // Without a network the page stays as it is.
    () => ({ default: AsRendered }),
  ),
);

/**
 * The list that came with the page, which may be some minutes old, and after `load` the current one:
 * the query code does not delay the main page (docs/decisions/0014).
 */
export function UpcomingTimesAfterLoad(props: UpcomingTimesAfterLoadProps) {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const done = () => setLoaded(true);
    if (document.readyState === 'complete') done();
    window.addEventListener('load', done);
    return () => window.removeEventListener('load', done);
  }, []);
  if (!isLoaded) return <AsRendered {...props} />;
  return (
    <Suspense fallback={props.children}>
      <LiveUpcomingTimes {...props} />
    </Suspense>
  );
}

function AsRendered({ children }: UpcomingTimesAfterLoadProps) {
  return <>{children}</>;
}
