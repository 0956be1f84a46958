import type { ReactNode } from 'react';
import { Queries } from '@/lib/client/platform/queries';

export default function VerifyEmailLayout({ children }: { children: ReactNode }) {
  return <Queries>{children}</Queries>;
}
