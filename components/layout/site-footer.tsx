import Link from 'next/link';
import { Banig } from '@/components/ui/banig';
import { classNames } from '@/components/ui/class-names';
import { textLinkOnDarkClass } from '@/components/ui/text-link';
import { SITE } from '@/lib/site';
import { Wordmark } from './wordmark';

const POPULAR_SEARCHES = [
  ['Civil lawyers in Metro Manila', 'area_of_practice=civil&region=metro-manila'],
  ['Labor lawyers in Cebu', 'area_of_practice=labor&region=cebu'],
  ['Corporate lawyers in Makati', 'area_of_practice=corporate&region=makati'],
  ['Immigration lawyers in the Philippines', 'area_of_practice=immigration'],
  ['Taxation lawyers in Taguig', 'area_of_practice=taxation&region=taguig'],
] as const;

const LINK =
  'inline-flex min-h-tap items-center rounded-inner text-teal-100 underline-offset-4 hover:text-white hover:underline lg:min-h-9';

interface SiteFooterProps {
  /** Shown when the operator gave one. */
  supportEmail?: string | undefined;
  year: number;
}

export function SiteFooter({ supportEmail, year }: SiteFooterProps) {
  return (
    <footer className="on-dark bg-teal-950 text-teal-100 print:hidden">
      <Banig ground="teal-950" />
      <div className="mx-auto grid max-w-page gap-x-16 gap-y-8 px-4 py-10 md:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)] lg:px-6 lg:py-14">
        <div>
          <Wordmark onDark />
          <p className="mt-2 max-w-80 text-sm leading-6">{SITE.statement}</p>
          {supportEmail && <Support email={supportEmail} />}
        </div>
        <nav aria-label="Popular searches">
          <h2 className="font-sans text-sm font-semibold text-white">Popular searches</h2>
          <ul className="mt-2 gap-x-8 sm:columns-2">
            {POPULAR_SEARCHES.map(([label, query]) => (
              <li key={query}>
                <Link href={`/lawyers-online?${query}`} prefetch={false} className={LINK}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <p data-only-for="lawyer" className="mt-4">
            <Link href="/lawyer-portal" prefetch={false} className={LINK}>
              Go to your lawyer portal
            </Link>
          </p>
        </nav>
      </div>
      <div className="mx-auto max-w-page px-4 text-sm lg:px-6">
        <p className="border-t border-teal-800 py-5">
          © {year} {SITE.name}. All times are Philippine time (PHT, UTC+8).
        </p>
      </div>
    </footer>
  );
}

function Support({ email }: { email: string }) {
  return (
    <p className="mt-4 text-sm">
      Support
      <br />
      <a
        href={`mailto:${email}`}
        className={classNames(textLinkOnDarkClass, 'inline-flex min-h-tap items-center')}
      >
        {email}
      </a>
    </p>
  );
}
