import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';

interface PortalMainProps {
  /** For pages of two columns; others limit their width for readability. */
  wide?: boolean;
  /** For a page that fills the window, on a phone to its edges. */
  filled?: boolean;
  children: ReactNode;
}

export function PortalMain({ wide = false, filled = false, children }: PortalMainProps) {
  return (
    <main
      id="main"
      className={classNames(
        'mx-auto w-full lg:px-6 lg:pt-8',
        filled ? 'lg:pb-6' : 'px-4 pt-6 pb-14',
        wide ? 'max-w-page' : 'max-w-5xl',
      )}
    >
      {children}
    </main>
  );
}
