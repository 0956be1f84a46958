import './globals.css';
import { NotFoundPage } from '@/components/site/layout/not-found-page';
import { PrePaint, Providers } from '@/components/site/layout/not-found-parts';
import { SiteFrame } from '@/components/site/layout/site-frame';
import { contacts } from '@/lib/contacts';
import { SITE } from '@/lib/site';
import { Document, metadata as ofEveryPage } from './document';

export { viewport } from './document';

export const metadata = { ...ofEveryPage, title: `Page not found · ${SITE.name}` };

/**
 * Page for an address that does not exist. A root `not-found.tsx` would be sent with every page, header and footer
 * included (docs/decisions/0016).
 */
export default function GlobalNotFound() {
  return (
    <Document PrePaint={PrePaint} Providers={Providers}>
      <SiteFrame contacts={contacts()}>
        <NotFoundPage />
      </SiteFrame>
    </Document>
  );
}
