import Link from 'next/link';
import { PhoneLinks } from '@/components/platform/phone-links';
import { classNames } from '@/components/ui/class-names';
import { Banig } from '@/components/ui/icons/banig';
import { type PlainLink, PlainLinks } from '@/components/ui/layout/plain-links';
import { textLinkOnDarkClass } from '@/components/ui/layout/text-link';
import type { Contacts } from '@/lib/contacts';
import { SEARCH_PATH } from '@/lib/contract/lawyers/search-paths';
import { TEXTS_OFF_PATH } from '@/lib/domain/notifications/texts';
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
  ['Developers', '/developers'],
];

const LEGAL: readonly PlainLink[] = [
  ['Privacy Policy', '/privacy'],
  ['Terms of Service', '/terms'],
];

const TEXTS_OFF: PlainLink = ['Texts off', TEXTS_OFF_PATH];

const LINK = 'footer-link';

interface SiteFooterProps {
  contacts: Pick<Contacts, 'supportEmail' | 'supportPhone' | 'social' | 'sendsTexts' | 'trustmark'>;
  year: number;
}

/** Links at the end of every page. On a phone the lists are side by side, which keeps it short. */
export function SiteFooter({ contacts, year }: SiteFooterProps) {
  const { supportEmail, supportPhone, social, sendsTexts, trustmark } = contacts;
  return (
    <footer className="site-footer">
      <Banig />
      <div className="footer-columns">
        <div>
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
        <LinkList title="Popular searches" links={POPULAR_SEARCHES} />
        <LinkList title="Notary public" links={NOTARIES} />
        <div>
          <LinkList title="Company" links={COMPANY} />
          <LinkList title="Legal" links={sendsTexts ? [...LEGAL, TEXTS_OFF] : LEGAL} />
        </div>
      </div>
      <div className="mx-auto max-w-page px-4 text-sm lg:px-6">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 border-t border-teal-800 py-3">
          <p className="py-2">
            © {year} {SITE.name}. All times are Philippine time (PHT, UTC+8).
          </p>
          {trustmark && <Trustmark {...trustmark} />}
          {social.length > 0 && <Social links={social} />}
        </div>
      </div>
    </footer>
  );
}

function LinkList({ title, links }: { title: string; links: readonly PlainLink[] }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        <PlainLinks links={links} className={LINK} items />
      </ul>
    </nav>
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

function Trustmark({ number, href }: NonNullable<Contacts['trustmark']>) {
  return (
    <p>
      <a href={href} rel="noopener" className={classNames(LINK, 'wrap-anywhere')}>
        {`DTI Trustmark ${number}`}
      </a>
    </p>
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
