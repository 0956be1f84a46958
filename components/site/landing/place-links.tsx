import { classNames } from '@/components/ui/class-names';
import { PlainLinks } from '@/components/ui/layout/plain-links';

interface PlaceLink {
  readonly href: string;
  readonly label: string;
  readonly note?: string | undefined;
}

interface PlaceLinksProps {
  links: readonly PlaceLink[];
}

export function PlaceLinks({ links }: PlaceLinksProps) {
  return (
    <ul
      className={classNames(
        'place-links',
        // On a phone two short names share a line, a name and its note do not.
        links.every(({ note }) => !note)
          ? 'grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] sm:grid-cols-2'
          : 'grid-cols-1 sm:grid-cols-2',
      )}
    >
      <PlainLinks
        links={links.map(({ label, href, note }) => (note ? [label, href, note] : [label, href]))}
        items
      />
    </ul>
  );
}
