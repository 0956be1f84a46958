'use client';

import Link from 'next/link';
import { useLogout } from '@/components/accounts/authentication/use-logout';
import { useCloseAdministration } from '@/lib/client/admin/second-factor';

const linkClass =
  'inline-flex min-h-tap items-center rounded px-2 text-[min(0.875rem,6vw)] whitespace-nowrap text-teal-100 underline-offset-4 hover:text-white hover:underline';

/** Link back to the site. */
export function LeaveAdministration() {
  return (
    <Link href="/" prefetch={false} className={linkClass}>
      Leave
    </Link>
  );
}

/** Leaves the administration, which then asks for the second factor again. */
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

/** Ends the session, visible on every page of the administration (OWASP ASVS 5.0, 7.4.4). */
export function SignOutOfAdministration() {
  return (
    <button type="button" className={linkClass} onClick={useLogout()}>
      Logout
    </button>
  );
}
