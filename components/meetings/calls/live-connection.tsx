'use client';

import { useSession } from '@/lib/client/accounts/session';
import { useLive } from '@/lib/client/notifications/live';

export function LiveConnection() {
  const { status, user } = useSession();
  useLive(status === 'authenticated' && user?.email_verified ? user._id : null);
  return null;
}
