import type { ReactNode } from 'react';
import { SkipLink } from '@/components/ui/layout/skip-link';
import type { Contacts } from '@/lib/contacts';
import { dayKey } from '@/lib/domain/platform/clock-labels';
import { LawyerWayBack } from './lawyer-way-back';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

/** Header, or a lawyer's slim bar, and footer around a page, which brings its own `<main id="main">`. */
export function SiteFrame({ contacts, children }: { contacts: Contacts; children: ReactNode }) {
  return (
    <div data-frame="site" className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader />
      <LawyerWayBack />
      <div className="flex-1">{children}</div>
      <SiteFooter contacts={contacts} year={Number(dayKey(Date.now()).slice(0, 4))} />
    </div>
  );
}
