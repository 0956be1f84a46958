import { ArrowRight } from 'lucide';
import Link from 'next/link';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icons/icon';

interface PlaceLink {
  readonly href: string;
  readonly label: string;
  readonly note?: string | undefined;
}

interface PlaceLinksProps {
  links: readonly PlaceLink[];
  narrow?: boolean;
}

export function PlaceLinks({ links, narrow = false }: PlaceLinksProps) {
  return (
    <ul
      className={classNames(
        'mt-2 grid gap-x-4 sm:grid-cols-2 sm:gap-x-6',
        // On a phone two short names share a line, a name and its note do not.
        links.every(({ note }) => !note) && 'grid-cols-2',
        narrow && 'lg:grid-cols-1',
      )}
    >
      {links.map(({ href, label, note }) => (
        <li key={href}>
          <Link
            href={href}
            prefetch={false}
            className="group flex min-h-tap items-center justify-between gap-3 border-b py-2 text-neutral-800 hover:text-teal-800"
          >
            {label}
            <span className="flex items-center gap-3 text-sm text-neutral-600">
              {note}
              <Icon of={ArrowRight} className="size-4 text-neutral-500 group-hover:text-teal-800" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
