import { type IconNode, Stamp, Video } from 'lucide';
import Link from 'next/link';
import { Icon } from '@/components/ui/icons/icon';

interface SearchKind {
  label: string;
  icon: IconNode;
  /** Null for the search on this card; the others have a page of their own. */
  href: string | null;
}

const KINDS: readonly SearchKind[] = [
  { label: 'Online Consultation', icon: Video, href: null },
  { label: 'Notary Public', icon: Stamp, href: '/notary-public' },
];

const TAB =
  'flex min-h-12 items-center gap-2 rounded-t px-3.5 text-sm font-semibold sm:px-5 sm:text-base';

/** The folder tabs on the search card. */
export function SearchKinds() {
  return (
    <ul className="flex" aria-label="What are you looking for">
      {KINDS.map(({ label, icon, href }) => (
        <li key={label}>
          {href === null ? (
            <span aria-current="true" className={`${TAB} bg-white text-teal-900`}>
              <Icon of={icon} className="size-5 max-sm:hidden" />
              {label}
            </span>
          ) : (
            <Link href={href} prefetch={false} className={`${TAB} text-white hover:bg-teal-700`}>
              <Icon of={icon} className="size-5 max-sm:hidden" />
              {label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
