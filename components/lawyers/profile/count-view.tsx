'use client';

import { useEffect } from 'react';

/** Records one view of this profile after the page has loaded. */
export function CountView({ lawyerId }: { lawyerId: string }) {
  useEffect(() => {
    const count = () =>
      import('@/lib/client/lawyers/views').then(
        ({ countView }) => countView(lawyerId),
        // Nobody waits for it.
        () => {},
      );
    if (document.readyState === 'complete') void count();
    window.addEventListener('load', count);
    return () => window.removeEventListener('load', count);
  }, [lawyerId]);
  return null;
}
