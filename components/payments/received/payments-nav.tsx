'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { classNames } from '@/components/ui/class-names';
import { TAX_PATH } from './payments-path';

const PAGES = [
  { href: '/lawyer-portal/payments', label: 'Payments' },
  { href: TAX_PATH, label: 'Tax' },
];

export function PaymentsNav() {
  const pathname = usePathname();
  return (
    <nav aria-label="Payments and tax" className="-mt-2 mb-6 border-b">
      <ul className="flex gap-1">
        {PAGES.map(({ href, label }) => (
          <li key={href}>
            <Link
              href={href}
              prefetch={false}
              aria-current={pathname === href ? 'page' : undefined}
              className={classNames(
                '-mb-px flex min-h-tap items-center border-b-2 px-3 font-medium transition-colors',
                pathname === href
                  ? 'border-teal-800 text-teal-900'
                  : 'border-transparent text-neutral-600 hover:text-neutral-900',
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
