'use client';

import { LogOut } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { useSession } from '@/lib/client/session';
import { useLogout } from './use-logout';
import { Wordmark } from './wordmark';

/** The top bar of the lawyer portal. */
export function LawyerBar() {
  const { user } = useSession();
  const logout = useLogout();
  return (
    <header className="on-dark sticky top-0 z-30 bg-teal-900 text-white print:hidden">
      <div className="mx-auto flex h-header max-w-page items-center gap-3 px-4 lg:px-6">
        <Wordmark href="/lawyer-portal" onDark />
        {user && (
          <p className="ml-auto min-w-0 truncate font-medium max-sm:sr-only">
            Atty. {user.first_name} {user.last_name}
          </p>
        )}
        <Button variant="quiet-on-dark" className="shrink-0 max-sm:ml-auto" onClick={logout}>
          <LogOut className="size-5" />
          Logout
        </Button>
      </div>
    </header>
  );
}
