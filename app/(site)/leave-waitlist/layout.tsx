import type { ReactNode } from 'react';
import { Queries } from '@/lib/client/platform/queries';

export default function LeaveWaitlistLayout({ children }: { children: ReactNode }) {
  return <Queries>{children}</Queries>;
}
