import type { ReactNode } from 'react';
import { SiteFrame } from '@/components/site/layout/site-frame';
import { contacts } from '@/lib/contacts';

export default function SiteLayout({ children }: { children: ReactNode }) {
  return <SiteFrame contacts={contacts()}>{children}</SiteFrame>;
}
