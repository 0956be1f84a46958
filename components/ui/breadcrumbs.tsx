import { ChevronRight } from 'lucide';
import Link from 'next/link';
import { Icon } from './icon';

export interface Crumb {
  readonly label: string;
  /** Null for the page itself, which comes last. */
  readonly href: string | null;
}

/** Where a page lies, from the widest to the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-1 text-sm text-neutral-600">
        {crumbs.map(({ label, href }) =>
          href === null ? (
            <li key={label} aria-current="page" className="font-medium text-neutral-900">
              {label}
            </li>
          ) : (
            <li key={label} className="flex items-center gap-1">
              <Link
                href={href}
                prefetch={false}
                className="inline-flex min-h-tap min-w-tap items-center rounded underline-offset-4 hover:underline lg:min-w-0"
              >
                {label}
              </Link>
              <Icon of={ChevronRight} className="size-4" />
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
