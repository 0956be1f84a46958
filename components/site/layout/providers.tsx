'use client';

import type { ReactNode } from 'react';
import { SessionGuard } from '@/components/accounts/authentication/session-guard';
import { ToastRegion } from '@/components/ui/feedback/toast-region';
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
