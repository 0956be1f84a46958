'use client';

import { QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useContext } from 'react';
import { getQueryClient } from './query-client';

/**
 * Around what uses query hooks: the layouts of portals, booking and accounts, and parts of public pages.
 */
export function Queries({ children }: { children: ReactNode }) {
  const outer = useContext(QueryClientContext);
  return <QueryClientProvider client={outer ?? getQueryClient()}>{children}</QueryClientProvider>;
}
