import { ChevronRight } from 'lucide';
import Link from 'next/link';
import { classNames } from '../class-names';
import { Icon } from '../icons/icon';

export interface Crumb {
  readonly label: string;
  /** Null for the page itself, which comes last. */
  readonly href: string | null;
}

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-1 text-sm text-neutral-600">
        {crumbs.map(({ label, href }, index) => (
          <li
            key={label}
            aria-current={href === null ? 'page' : undefined}
            className={classNames('flex items-center gap-1', href === null && 'max-sm:sr-only')}
          >
            {/* In front, so that no line ends with one. */}
            {index > 0 && <Icon of={ChevronRight} className="size-4" />}
            {href === null ? (
              <span className="font-medium text-neutral-900">{label}</span>
            ) : (
              <Link
                href={href}
                prefetch={false}
                className="inline-flex min-h-tap min-w-tap items-center rounded underline-offset-4 hover:underline lg:min-w-0"
              >
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
