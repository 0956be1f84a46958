'use client';

import { useSearchParams } from 'next/navigation';
import { startTransition, useOptimistic } from 'react';
import type { Address } from './address';

/**
 * Returns the state of the address and a setter. Next's hook follows the history late on a slow phone, so a change
 * shows at once here.
 * @param by whether the browser's Back goes through the changes
 */
export function useAddress<T>(address: Address<T>, by: 'push' | 'replace') {
  const [state, show] = useOptimistic(address.read(Object.fromEntries(useSearchParams())));
  const go = (change: Partial<T>) =>
    startTransition(() => {
      const { pathname, search } = window.location;
      const next = address.changed(search, change);
      show(next.state);
      window.history[`${by}State`](null, '', pathname + next.query);
    });
  return [state, go] as const;
}
