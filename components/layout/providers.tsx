'use client';

import type { ReactNode } from 'react';
import { SessionGuard } from '@/components/auth/session-guard';
import { ToastRegion } from '@/components/ui/toast-region';
import { ViewerMark } from './viewer-mark';

/** What every page shares in the browser. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <>
      <ViewerMark />
      {children}
      <SessionGuard />
      <ToastRegion />
    </>
  );
}
