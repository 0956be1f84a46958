import type { Metadata } from 'next';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { SiteFrame } from '@/components/layout/site-frame';
import { env } from '@/lib/env';

export const metadata: Metadata = { title: 'Page not found' };

export default function NotFound() {
  return (
    <SiteFrame supportEmail={env.SUPPORT_EMAIL}>
      <NotFoundPage />
    </SiteFrame>
  );
}
