import type { ReactNode } from 'react';
import { NeedsScripts } from '@/components/site/layout/needs-scripts';
import { Queries } from '@/lib/client/platform/queries';

export default function BookLayout({ children }: { children: ReactNode }) {
  return (
    <Queries>
      <div className="mx-auto max-w-page px-4 lg:px-6">
        <NeedsScripts form="Booking" />
      </div>
      {children}
    </Queries>
  );
}
