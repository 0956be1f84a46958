'use client';

import { ShieldCheck } from 'lucide';
import { Icon } from '@/components/ui/icons/icon';
import { DropdownLink } from '@/components/ui/overlays/dropdown';
import { useSession } from '@/lib/client/accounts/session';

/** The way to the administration, for whom the session answer calls an administrator. */
export function AdministrationLink() {
  const { status, user } = useSession();
  if (status !== 'authenticated' || !user?.roles.includes('ADMIN')) return null;
  return (
    <DropdownLink href="/admin" icon={<Icon of={ShieldCheck} />}>
      Administration
    </DropdownLink>
  );
}
