'use client';

import { useEffect } from 'react';

/** The title of the tab during the call; the page's own comes back after it. */
export function useCallTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
