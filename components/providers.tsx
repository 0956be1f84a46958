'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SessionWatch } from '@/components/auth/session-watch';
import { ToastRegion } from '@/components/ui/toast-region';
import { getQueryClient } from '@/lib/client/query-client';

/** What every screen stands on: the query cache, the session and the place where toasts appear. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={getQueryClient()}>
      {children}
      <SessionWatch />
      <ToastRegion />
    </QueryClientProvider>
  );
}
