import Link from 'next/link';
import { UnreadCount } from '../messages/unread-count';
import { Drawing, type DrawingName } from './drawing';

interface Entry {
  readonly href: string;
  readonly label: string;
  readonly drawing: DrawingName;
  /** Shows the number of unread messages. */
  readonly counted?: boolean;
}

interface SideEntriesProps<E extends Entry> {
  entries: readonly E[];
  isCurrent: (entry: E) => boolean;
}

/** The entries at the side of a portal. */
export function SideEntries<E extends Entry>({ entries, isCurrent }: SideEntriesProps<E>) {
  return (
    <ul className="grid gap-1">
      {entries.map((entry) => (
        <li key={entry.href}>
          <Link
            href={entry.href}
            prefetch={false}
            aria-current={isCurrent(entry) ? 'page' : undefined}
            className="side-link"
          >
            <Drawing of={entry.drawing} />
            <span>{entry.label}</span>
            {entry.counted && <UnreadCount className="ml-auto" />}
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface TabEntryProps {
  entry: Entry;
  isCurrent: boolean;
}

/** An entry at the lower edge of a phone. */
export function TabEntry({ entry, isCurrent }: TabEntryProps) {
  return (
    <li className="relative flex-1">
      <Link
        href={entry.href}
        prefetch={false}
        aria-current={isCurrent ? 'page' : undefined}
        className="tab-link"
      >
        <Drawing of={entry.drawing} />
        <span>{entry.label}</span>
        {entry.counted && <UnreadCount className="absolute top-1 left-1/2 ml-1.5" />}
      </Link>
    </li>
  );
}
