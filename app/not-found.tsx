import type { Metadata } from 'next';
import { ErrorPage } from '@/components/layout/error-page';
import { SiteFrame } from '@/components/layout/site-frame';
import { env } from '@/lib/env';

export const metadata: Metadata = { title: 'Page not found' };

export default function NotFound() {
  return (
    <SiteFrame supportEmail={env.SUPPORT_EMAIL}>
      <ErrorPage title="Ops... You are lost!">
        There is no page at this address. It may have moved, or the link may be incomplete.
      </ErrorPage>
    </SiteFrame>
  );
}
