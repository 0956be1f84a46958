'use client';

import { ShieldCheck } from 'lucide';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { Icon } from '@/components/ui/icons/icon';
import { useSession } from '@/lib/client/accounts/session';

interface AdministrationLinkProps {
  Row: ComponentType<{ href: string; icon: ReactElement; children: ReactNode }>;
}

export function AdministrationLink({ Row }: AdministrationLinkProps) {
  const { status, user } = useSession();
  if (status !== 'authenticated' || !user?.roles.includes('ADMIN')) return null;
  return (
    <Row href="/admin" icon={<Icon of={ShieldCheck} />}>
      Administration
    </Row>
  );
}
