'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SessionGuard } from '@/components/auth/session-guard';
import { ToastRegion } from '@/components/ui/toast-region';
import { getQueryClient } from '@/lib/client/query-client';
import { ViewerMark } from './viewer-mark';

/** What every page shares in the browser. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={getQueryClient()}>
      <ViewerMark />
      {children}
      <SessionGuard />
      <ToastRegion />
    </QueryClientProvider>
  );
}
