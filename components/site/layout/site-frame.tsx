import { ArrowLeft } from 'lucide';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { PUBLIC_PROFILE_PATH } from '@/components/lawyers/addresses';
import { PROFILE_PATH } from '@/components/lawyers/profile-editor/sections';
import { SupportEmail } from '@/components/platform/support-email';
import { Icon } from '@/components/ui/icons/icon';
import { SkipLink } from '@/components/ui/layout/skip-link';
import type { Contacts } from '@/lib/contacts';
import { dayKey } from '@/lib/domain/platform/clock-labels';
import { FooterOfPage } from './footer-of-page';
import { HeaderLinks, HeaderTools, LinksWithoutScript, VisitorLinks } from './header-links';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SupportFooter } from './support-footer';

interface SiteFrameProps {
  contacts: Contacts;
  /** Replaces the bell and the account menu that every page has for a client; only for pages that only clients see. */
  account?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** Header, or a lawyer's slim bar, and footer around a page, which renders its own `<main id="main">`. */
export function SiteFrame({ contacts, account, footer, children }: SiteFrameProps) {
  return (
    <div data-frame="site" className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader
        account={account}
        links={<HeaderLinks />}
        tools={<HeaderTools />}
        visitorLinks={account ? null : <VisitorLinks />}
        withoutScript={<LinksWithoutScript visitor={!account} />}
      />
      {!account && <LawyerWayBack />}
      <div className="flex-1">{children}</div>
      {footer ?? (
        <FooterOfPage
          short={
            <SupportEmail email={contacts.supportEmail}>
              <SupportFooter
                phone={contacts.supportPhone}
                className="mx-auto w-full max-w-page border-t px-4 py-2 lg:px-6"
              />
            </SupportEmail>
          }
        >
          <SiteFooter contacts={contacts} year={Number(dayKey(Date.now()).slice(0, 4))} />
        </FooterOfPage>
      )}
    </div>
  );
}

const LINK = 'way-back';

/**
 * Bar that lawyers get on the site's pages instead of the header. It is part of every page and shown only to lawyers
 * before the first paint, without scripts.
 */
export function LawyerWayBack() {
  return (
    <nav
      aria-label="Lawyer portal"
      data-only-for="lawyer"
      className="on-dark sticky low:relative top-0 z-30 bg-teal-900 text-sm text-white"
    >
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-3 px-4 lg:px-6">
        <Link href="/lawyer-portal" prefetch={false} className={LINK}>
          <Icon of={ArrowLeft} className="size-4" />
          Back to your portal
        </Link>
        <Link href={PUBLIC_PROFILE_PATH} prefetch={false} className={LINK} data-elsewhere="">
          Your public profile
        </Link>
        <p data-on-own-profile="" className="flex items-center gap-4">
          <span className="text-teal-100 max-sm:sr-only">This is your public profile</span>
          <Link href={PROFILE_PATH} prefetch={false} className={LINK}>
            Edit your profile
          </Link>
        </p>
      </div>
    </nav>
  );
}
