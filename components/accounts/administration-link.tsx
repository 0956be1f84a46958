'use client';

import { ShieldCheck } from 'lucide';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { Icon } from '@/components/ui/icons/icon';
import { useSession } from '@/lib/client/accounts/session';

interface AdministrationLinkProps {
  /** The kind of link of the menu it is in. */
  Row: ComponentType<{ href: string; icon: ReactElement; children: ReactNode }>;
}

/** The way to the administration, for whom the session answer calls an administrator. */
export function AdministrationLink({ Row }: AdministrationLinkProps) {
  const { status, user } = useSession();
  if (status !== 'authenticated' || !user?.roles.includes('ADMIN')) return null;
  return (
    <Row href="/admin" icon={<Icon of={ShieldCheck} />}>
      Administration
    </Row>
  );
}
