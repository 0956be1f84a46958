import Link from 'next/link';
import type { ReactNode } from 'react';
import { PhoneLinks } from '@/components/platform/phone-links';
import { classNames } from '@/components/ui/class-names';
import { Banig } from '@/components/ui/icons/banig';
import { type PlainLink, PlainLinks } from '@/components/ui/layout/plain-links';
import { textLinkOnDarkClass } from '@/components/ui/layout/text-link';
import type { Contacts } from '@/lib/contacts';
import { SEARCH_PATH } from '@/lib/contract/lawyers/search-paths';
import { SITE } from '@/lib/site';
import { Wordmark } from './wordmark';

const POPULAR_SEARCHES: readonly PlainLink[] = [
  ['Civil lawyers in Metro Manila', '/lawyers-online/civil/metro-manila'],
  ['Labor lawyers in Cebu', '/lawyers-online/labor/cebu'],
  ['Corporate lawyers in Makati', '/lawyers-online/corporate/makati'],
  ['Immigration lawyers in the Philippines', '/lawyers-online/immigration/philippines'],
  ['Taxation lawyers in Taguig', '/lawyers-online/taxation/taguig'],
  ['Free legal help', '/free-legal-help'],
];

const NOTARIES: readonly PlainLink[] = [
  ['Manila', '/notary-public/manila'],
  ['Quezon City', '/notary-public/quezon-city'],
  ['Makati', '/notary-public/makati'],
  ['Cebu City', '/notary-public/cebu-city'],
  ['Davao City', '/notary-public/davao-city'],
  ['All cities', '/notary-public'],
];

const COMPANY: readonly PlainLink[] = [
  ['Help', '/help'],
  ['Blog', '/blog'],
  ['About Us', '/about'],
  ['FAQ', '/faq'],
];

const LEGAL: readonly PlainLink[] = [
  ['Privacy Policy', '/privacy'],
  ['Terms of Service', '/terms'],
];

const LINK = 'footer-link';

const PAIRS = 'grid grid-cols-2 gap-x-4 max-md:text-sm md:grid-cols-1';

interface SiteFooterProps {
  contacts: Pick<Contacts, 'supportEmail' | 'supportPhone' | 'social'>;
  year: number;
}

/** Links at the end of every page. On a phone the lists are side by side, which keeps it short. */
export function SiteFooter({ contacts, year }: SiteFooterProps) {
  const { supportEmail, supportPhone, social } = contacts;
  return (
    <footer className="on-dark bg-teal-950 text-teal-100 print:hidden">
      <Banig ground="teal-950" />
      <div className="mx-auto grid max-w-page grid-cols-2 gap-x-4 gap-y-7 px-4 py-9 md:grid-cols-[minmax(0,1.6fr)_repeat(2,minmax(0,1fr))] md:gap-x-10 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1.7fr)_repeat(2,minmax(0,0.8fr))] lg:gap-x-14 lg:px-6 lg:py-14">
        <div className="col-span-full lg:col-span-1">
          <Wordmark onDark />
          <p className="mt-1 max-w-100 text-sm leading-6 lg:max-w-80">{SITE.statement}</p>
          <Support email={supportEmail} phone={supportPhone} />
          <p data-hidden-for="lawyer" className="mt-2">
            <Link
              href={SEARCH_PATH}
              prefetch={false}
              className={classNames(textLinkOnDarkClass, 'inline-flex min-h-tap items-center')}
            >
              Find a lawyer
            </Link>
          </p>
          <p data-only-for="lawyer" className="mt-2">
            <Link href="/lawyer-portal" prefetch={false} className={LINK}>
              Go to your lawyer portal
            </Link>
          </p>
        </div>
        <LinkList title="Popular searches" className="col-span-full md:col-span-1">
          <Links links={POPULAR_SEARCHES} className={PAIRS} />
        </LinkList>
        <LinkList title="Notary public" className="col-span-full md:col-span-1">
          <Links links={NOTARIES} className={PAIRS} />
        </LinkList>
        <div className="col-span-full grid grid-cols-2 gap-x-4 md:col-span-1 md:grid-cols-1 md:content-start md:gap-y-5">
          <LinkList title="Company">
            <Links links={COMPANY} />
          </LinkList>
          <LinkList title="Legal">
            <Links links={LEGAL} />
          </LinkList>
        </div>
      </div>
      <div className="mx-auto max-w-page px-4 text-sm lg:px-6">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 border-t border-teal-800 py-3">
          <p className="py-2">
            © {year} {SITE.name}. All times are Philippine time (PHT, UTC+8).
          </p>
          {social.length > 0 && <Social links={social} />}
        </div>
      </div>
    </footer>
  );
}

function LinkList({
  title,
  children,
  className,
}: {
  title: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <nav aria-label={title} className={className}>
      <h2 className="font-sans text-sm font-semibold text-white">{title}</h2>
      {children}
    </nav>
  );
}

function Links({ links, className }: { links: readonly PlainLink[]; className?: string }) {
  return (
    <ul className={classNames('mt-1', className)}>
      <PlainLinks links={links} className={LINK} items />
    </ul>
  );
}

function Social({ links }: { links: Contacts['social'] }) {
  return (
    <nav aria-label={`${SITE.name} elsewhere`}>
      <ul className="-mx-2 flex flex-wrap">
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href} rel="noopener" className={classNames(LINK, 'px-2')}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Support({ email, phone }: { email: string; phone: string | undefined }) {
  const link = classNames(textLinkOnDarkClass, 'inline-flex min-h-tap items-center');
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 text-sm">
      <span>Support</span>
      <a href={`mailto:${email}`} className={link}>
        {email}
      </a>
      {phone && <PhoneLinks number={phone} className={link} />}
    </p>
  );
}
