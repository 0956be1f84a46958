import type { ReactNode } from 'react';
import { NeedsScripts } from '@/components/site/layout/needs-scripts';
import { Queries } from '@/lib/client/platform/queries';

export default function RequestNotaryLayout({ children }: { children: ReactNode }) {
  return (
    <Queries>
      <div className="mx-auto max-w-[42rem] px-4 sm:px-6">
        <NeedsScripts />
      </div>
      {children}
    </Queries>
  );
}
