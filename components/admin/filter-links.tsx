'use client';

import Link from 'next/link';
import { classNames } from '@/components/ui/class-names';
import { useCurrentInView } from './use-current-in-view';

interface FilterLinksProps {
  label: string;
  options: readonly { label: string; href: string; current: boolean; count?: number | undefined }[];
  counted?: string;
  className?: string;
}

export function FilterLinks(props: FilterLinksProps) {
  const { label, options, counted, className = 'mb-4 border-b' } = props;
  const row = useCurrentInView<HTMLElement>(options.find(({ current }) => current)?.href);
  return (
    <nav ref={row} aria-label={label} className={`flex gap-1 scroll-x ${className}`}>
      {options.map((option) => (
        <Link
          key={option.href}
          href={option.href}
          prefetch={false}
          aria-current={option.current ? 'page' : undefined}
          className={classNames(
            '-mb-px flex min-h-tap shrink-0 items-center gap-2 border-b-2 px-3 font-medium transition-colors',
            option.current
              ? 'border-teal-800 text-teal-900'
              : 'border-transparent text-neutral-600 hover:text-neutral-900',
          )}
        >
          <span>{option.label}</span>
          {option.count !== undefined && (
            <span className="rounded-full bg-neutral-200 px-2 text-sm text-neutral-800 tabular">
              <span>{option.count}</span>
              {counted && <span className="sr-only">{counted}</span>}
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}
