import type { ReactNode } from 'react';
import { Queries } from '@/lib/client/platform/queries';
import { NeedsScripts } from './needs-scripts';

export function ClientFormLayout({ children }: { children: ReactNode }) {
  return (
    <Queries>
      <div className="mx-auto max-w-[42rem] px-4 sm:px-6">
        <NeedsScripts />
      </div>
      {children}
    </Queries>
  );
}
