import Link from 'next/link';

/** The way back to what an administrator's account is besides. */
export function LeaveAdministration() {
  return (
    <Link
      href="/"
      prefetch={false}
      className="inline-flex min-h-tap items-center rounded px-2 text-sm text-teal-100 underline-offset-4 hover:text-white hover:underline"
    >
      Leave
    </Link>
  );
}
