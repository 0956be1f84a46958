'use client';

import type { QueryKey } from '@tanstack/react-query';
import { startTransition, useEffect, useRef, useState } from 'react';
import type { Observed, ObservedQuery } from '@/lib/client/observe-query';
import { useAfterLoad } from '@/lib/client/use-after-load';

const NOTHING = { data: undefined, error: null };

/**
 * The answer of a query that begins once the page has loaded; the code that asks comes then, too. Asked again when
 * someone comes back to the page after a while.
 *
 * @param name another name is another question
 * @param load fetches what to ask
 */
export function useQueryAfterLoad<T, K extends QueryKey>(
  name: string,
  load: (name: string) => Promise<ObservedQuery<T, K>>,
): Observed<T> {
  const isAfterLoad = useAfterLoad();
  const [observed, show] = useState<Observed<T>>(NOTHING);
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });

  useEffect(() => {
    if (!isAfterLoad) return;
    let stop: (() => void) | null = null;
    let left = false;
    Promise.all([import('@/lib/client/observe-query'), latest.current(name)]).then(
      ([{ observeQuery }, query]) => {
        // What came with the page stays usable while the answer is drawn.
        if (!left) stop = observeQuery(query, (next) => startTransition(() => show(next)));
      },
      // Without a network the page stays as it came.
      () => {},
    );
    return () => {
      left = true;
      stop?.();
      show(NOTHING);
    };
  }, [name, isAfterLoad]);

  return observed;
}
