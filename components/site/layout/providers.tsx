'use client';

import type { ReactNode } from 'react';
import { SessionGuard } from '@/components/accounts/authentication/session-guard';
import { ToastRegion } from '@/components/ui/feedback/toast-region';
import { Taps } from './taps';
import { ViewerAttribute } from './viewer-attribute';

/** What every page shares in the browser. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <>
      <ViewerAttribute />
      {children}
      <SessionGuard />
      <ToastRegion />
      <Taps />
    </>
  );
}
