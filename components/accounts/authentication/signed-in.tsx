'use client';

import { type ReactNode, useState } from 'react';
import { RenderedSession } from '@/lib/client/accounts/session';
import { beginSession, SIGNED_OUT } from '@/lib/client/accounts/session-store';
import type { User } from '@/lib/contract/accounts/users';

/**
 * Provides the user whom the server has read: bar and menus are part of the response, and the browser does not
 * request the session. Null if the read failed; the browser then requests it.
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
