import type { ReactNode } from 'react';
import { Queries } from '@/lib/client/platform/queries';

export default function BookLayout({ children }: { children: ReactNode }) {
  return <Queries>{children}</Queries>;
}
