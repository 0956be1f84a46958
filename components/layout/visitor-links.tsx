'use client';

import { ChevronRight, Menu } from 'lucide-react';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useState } from 'react';
import { IconButton } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { classNames } from '@/components/ui/class-names';
import { Drawer } from '@/components/ui/drawer';
import { Wordmark } from './wordmark';

const SIGN_IN = '/login';
const REGISTER = '/signup/customer';

/** Links in the bar from `sm`, below it in a drawer behind a menu button. */
export function VisitorLinks() {
  return (
    <nav aria-label="Account" data-for-visitors="" className="flex items-center gap-2">
      <Link
        href={SIGN_IN}
        className={classNames(buttonClass({ variant: 'quiet' }), 'max-sm:hidden')}
      >
        Sign in
      </Link>
      <Link href={REGISTER} className={classNames(buttonClass(), 'max-sm:hidden')}>
        Register
      </Link>
      <VisitorDrawer />
    </nav>
  );
}

function VisitorDrawer() {
  const pathname = usePathname();
  // Remembering where it was opened closes it with every navigation.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  return (
    <>
      <IconButton
        aria-label="Open the menu"
        aria-haspopup="dialog"
        className="-mr-2 sm:hidden"
        onClick={() => setOpenedAt(pathname)}
      >
        <Menu className="size-6" />
      </IconButton>
      <Drawer
        side="top"
        open={openedAt === pathname}
        onOpenChange={(open) => setOpenedAt(open ? pathname : null)}
        title="Menu"
        header={<Wordmark />}
        closeLabel="Close the menu"
      >
        <div className="px-4">
          <Link
            href={SIGN_IN}
            className="flex min-h-14 items-center justify-between border-b font-medium"
          >
            Sign in
            <ChevronRight className="size-5 text-neutral-600" />
          </Link>
        </div>
        <div className="p-4">
          <Link href={REGISTER} className={buttonClass({ wide: true })}>
            Register
          </Link>
        </div>
      </Drawer>
    </>
  );
}
