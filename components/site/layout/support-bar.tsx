'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { SupportLink } from '@/components/platform/support-email';
import { classNames } from '@/components/ui/class-names';
import { textLinkAloneClass } from '@/components/ui/layout/text-link';

const LINKS = [
  ['Help', '/help'],
  ['FAQ', '/faq'],
  ['Privacy Policy', '/privacy'],
  ['Terms of Service', '/terms'],
] as const;

interface SupportBarProps {
  /** Links to call support. */
  phone: ReactNode;
  className: string;
}

/** Renders `SupportFooter` in the browser: its elements would be in each page a second time, as data. */
export function SupportBar({ phone, className }: SupportBarProps) {
  return (
    <footer
      className={classNames(
        'flex flex-wrap items-center justify-between gap-x-8 text-sm text-neutral-600 print:hidden',
        className,
      )}
    >
      <p className="flex flex-wrap items-center gap-x-2">
        <span>Support</span> <SupportLink className={textLinkAloneClass} />
        {phone}
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
