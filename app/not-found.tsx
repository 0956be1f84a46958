import type { Metadata } from 'next';
import { NotFoundPage } from '@/components/site/layout/not-found-page';
import { SiteFrame } from '@/components/site/layout/site-frame';
import { contacts } from '@/lib/contacts';

export const metadata: Metadata = { title: 'Page not found' };

export default function NotFound() {
  return (
    <SiteFrame contacts={contacts()}>
      <NotFoundPage />
    </SiteFrame>
  );
}
