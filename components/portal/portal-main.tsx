import type { ReactNode } from 'react';

/** The main element of a portal page: one column, as wide as its rows read well. */
export function PortalMain({ children }: { children: ReactNode }) {
  return (
    <main id="main" className="mx-auto w-full max-w-5xl px-4 pt-6 pb-14 lg:px-6 lg:pt-8">
      {children}
    </main>
  );
}
