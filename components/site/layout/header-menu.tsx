'use client';

import { ChevronRight, Menu, X } from 'lucide';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useId, useRef } from 'react';
import { IconButton } from '@/components/ui/forms/button';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import { type HeaderLink, READING, VISITOR_PATHS, WAYS } from './header-paths';
import { Wordmark } from './wordmark';

const SIGN_IN: HeaderLink = { href: VISITOR_PATHS.signIn, label: 'Sign in' };

const ROW = 'menu-row';

/**
 * Menu on a phone: a drawer from the upper edge. It is a native dialog, which needs no code and opens at the first
 * press, also before the page hydrates (`command`).
 */
export function HeaderMenu({ visitor }: { visitor: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const close = () => dialog.current?.close();
  return (
    <>
      <IconButton
        aria-label="Open the menu"
        aria-haspopup="dialog"
        className="-mr-2 sm:hidden noscript:hidden"
        command="show-modal"
        commandfor={id}
        // Once the scripts are there they open it, everywhere; a browser that knows the command would open it twice.
        onClick={(event) => {
          event.preventDefault();
          if (!dialog.current?.open) dialog.current?.showModal();
        }}
      >
        <Icon of={Menu} className="size-6" />
      </IconButton>
      <dialog
        // A new one on every page: it closes with each navigation, the browser's back button included.
        key={usePathname()}
        ref={dialog}
        id={id}
        aria-label="Menu"
        closedby="any"
        className="fixed inset-x-0 top-0 bottom-auto max-h-dvh w-full max-w-none overscroll-contain rounded-b bg-neutral-50 text-neutral-900 shadow backdrop:bg-neutral-950/60 open:animate-from-top sm:hidden"
      >
        <div className="flex h-header items-center justify-between border-b px-4">
          <Wordmark />
          <IconButton
            aria-label="Close the menu"
            className="-mr-2"
            command="close"
            commandfor={id}
            onClick={close}
          >
            <Icon of={X} className="size-5" />
          </IconButton>
        </div>
        <div className="px-4">
          {[...WAYS, ...(visitor ? [SIGN_IN] : []), ...READING].map(({ href, label }) => (
            <Link
              key={href}
              href={href}
              prefetch={false}
              className={ROW}
              onClick={close}
              data-for-visitors={href === SIGN_IN.href ? '' : undefined}
            >
              {label}
              <Icon of={ChevronRight} />
            </Link>
          ))}
        </div>
        {visitor && (
          <div data-for-visitors="" className="grid gap-2 p-4 pt-2">
            <Link
              href={VISITOR_PATHS.register}
              prefetch={false}
              className={buttonClass({ wide: true })}
              onClick={close}
            >
              Register
            </Link>
            <Link
              href={VISITOR_PATHS.lawyers}
              prefetch={false}
              className={buttonClass({ variant: 'brand-outline', wide: true })}
              onClick={close}
            >
              Are you a lawyer
            </Link>
          </div>
        )}
      </dialog>
    </>
  );
}
