import { X } from 'lucide';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import { LeafMark } from '@/components/ui/icons/leaf-mark';
import { SITE } from '@/lib/site';

interface CallFrameProps {
  closeHref: string;
  dark?: boolean;
  children: ReactNode;
}

/** Page of the video area: the name and a close button, no header (specification, section 2). */
export function CallFrame({ closeHref, dark = false, children }: CallFrameProps) {
  return (
    <div
      className={classNames('flex min-h-dvh flex-col', dark && 'on-dark bg-teal-950 text-white')}
    >
      <header
        className={classNames(
          'flex h-header shrink-0 items-center justify-between gap-4 px-4 sm:px-8',
          !dark && 'border-b',
        )}
      >
        <p
          className={classNames(
            'inline-flex items-center gap-2 font-serif text-2xl font-medium',
            !dark && 'text-teal-900',
          )}
        >
          <LeafMark tone={dark ? 'on-dark' : 'on-light'} />
          {SITE.name}
        </p>
        <Link
          href={closeHref}
          prefetch={false}
          className={buttonClass({ variant: dark ? 'quiet-on-dark' : 'plain' })}
        >
          <Icon of={X} className="size-5" />
          Close
        </Link>
      </header>
      <main id="main" className="flex-1 px-4 pt-6 pb-14 sm:px-8 lg:pt-12">
        {children}
      </main>
    </div>
  );
}
