'use client';

import Link from 'next/link';
import { PhoneLinks } from '@/components/platform/phone-links';
import { SupportLink } from '@/components/platform/support-email';
import { classNames } from '@/components/ui/class-names';
import { textLinkAloneClass } from '@/components/ui/layout/text-link';

const LINKS = [
  ['Help', '/help'],
  ['FAQ', '/faq'],
  ['Privacy Policy', '/privacy'],
  ['Terms of Service', '/terms'],
] as const;

/**
 * Footer of portals and of pages without the site footer, one line high: the support address and the legal pages. A
 * component of the browser: its elements would be in each page a second time, as data.
 */
export function SupportFooter({ phone, className }: { phone?: string; className: string }) {
  return (
    <footer
      className={classNames(
        'flex flex-wrap items-center justify-between gap-x-8 text-sm text-neutral-600 print:hidden',
        className,
      )}
    >
      <p className="flex flex-wrap items-center gap-x-2">
        <span>Support</span> <SupportLink className={textLinkAloneClass} />
        {phone && <PhoneLinks number={phone} />}
      </p>
      <ul className="flex flex-wrap gap-x-5">
        {LINKS.map(([label, href]) => (
          <li key={href}>
            <Link
              href={href}
              prefetch={false}
              className="inline-flex min-h-tap items-center rounded-inner underline-offset-4 hover:underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </footer>
  );
}
