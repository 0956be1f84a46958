'use client';

import Link from 'next/link';
import { useCloseAdministration } from '@/lib/client/admin/second-factor';

const linkClass =
  'inline-flex min-h-tap items-center rounded px-2 text-sm text-teal-100 underline-offset-4 hover:text-white hover:underline';

/** The way back to what an administrator's account is besides. */
export function LeaveAdministration() {
  return (
    <Link href="/" prefetch={false} className={linkClass}>
      Leave
    </Link>
  );
}

/** Asks for the second factor again from now on, and leaves. */
export function LockAdministration() {
  const close = useCloseAdministration();
  const leave = () => window.location.assign('/');
  return (
    <button
      type="button"
      className={linkClass}
      disabled={close.isPending}
      onClick={() => close.mutate(undefined, { onSuccess: leave })}
    >
      Lock
    </button>
  );
}
