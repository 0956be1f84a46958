import { NotFoundPage } from '@/components/site/layout/not-found-page';
import { SiteFrame } from '@/components/site/layout/site-frame';
import { contacts } from '@/lib/contacts';
import { SITE } from '@/lib/site';
import RootLayout, { metadata as ofEveryPage } from './layout';

export { viewport } from './layout';

export const metadata = { ...ofEveryPage, title: `Page not found · ${SITE.name}` };

/**
 * Page for an address that does not exist. A root `not-found.tsx` would be sent with every page, header and footer
 * included (docs/decisions/0016).
 */
export default function GlobalNotFound() {
  return (
    <RootLayout>
      <SiteFrame contacts={contacts()}>
        <NotFoundPage />
      </SiteFrame>
    </RootLayout>
  );
}
