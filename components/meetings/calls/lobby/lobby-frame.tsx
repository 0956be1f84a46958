import { X } from 'lucide';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import { LeafMark } from '@/components/ui/icons/leaf-mark';
import { SITE } from '@/lib/site';

interface LobbyFrameProps {
  inPortal: boolean;
  closeHref: string;
  children: ReactNode;
}

/** The whole page, or a dark sheet on a page of a portal, which has a header and `main` of its own. */
export function LobbyFrame({ inPortal, closeHref, children }: LobbyFrameProps) {
  const close = (
    <Link href={closeHref} prefetch={false} className={buttonClass({ variant: 'quiet-on-dark' })}>
      <Icon of={X} className="size-5" />
      Close
    </Link>
  );
  if (inPortal) {
    return (
      <div className="on-dark @container -mx-4 -mt-6 bg-teal-950 text-white sm:mx-0 sm:mt-0 sm:rounded">
        <div className="flex justify-end px-2 pt-2">{close}</div>
        {children}
      </div>
    );
  }
  return (
    <div className="on-dark @container flex min-h-dvh flex-col bg-teal-950 text-white">
      <header className="flex h-header short:h-12 shrink-0 items-center justify-between gap-4 px-4 sm:px-8">
        <p className="inline-flex items-center gap-2 font-serif text-2xl font-medium">
          <LeafMark tone="on-dark" />
          {SITE.name}
        </p>
        {close}
      </header>
      <main id="main" className="flex flex-1 flex-col">
        {children}
      </main>
    </div>
  );
}
