'use client';

import { type ReactNode, useState } from 'react';
import { RenderedSession } from '@/lib/client/accounts/session';
import { beginSession, SIGNED_OUT } from '@/lib/client/accounts/session-store';
import type { User } from '@/lib/contract/accounts/users';

/**
 * Around a page that the server has rendered for somebody who is signed in: bar and menus are in what it sends, and the browser
 * does not ask who it is. Null where that could not be read; then the browser asks.
 */
export function SignedIn({ user, children }: { user: User | null; children: ReactNode }) {
  const [rendered] = useState(() => {
    if (!user) return SIGNED_OUT;
    // Before anything below, or beside, takes the store to be empty.
    if (typeof window !== 'undefined') beginSession(user);
    return { status: 'authenticated' as const, user };
  });
  return <RenderedSession value={rendered}>{children}</RenderedSession>;
}
