import { ChevronDown } from 'lucide';
import { Icon } from '@/components/ui/icons/icon';
import type { DocumentSection } from './section';

type Entries = readonly Pick<DocumentSection, 'id' | 'title'>[];

/** Links to the parts of a page: beside the text where there is room, folded up above it on a phone. */
export function Contents({ entries }: { entries: Entries }) {
  return (
    <>
      <details className="group mt-6 rounded border bg-white lg:hidden print:hidden">
        <summary className="flex min-h-12 items-center justify-between gap-3 rounded px-4 font-medium">
          On this page
          <Icon of={ChevronDown} className="size-5 text-neutral-600 group-open:rotate-180" />
        </summary>
        <nav aria-label="On this page" className="border-t px-4 py-1">
          <ContentsList entries={entries} />
        </nav>
      </details>
      <nav
        aria-label="On this page"
        className="sticky top-24 -mr-1.5 max-h-[calc(100dvh-7rem)] self-start overflow-y-auto pr-1.5 pb-1.5 max-lg:hidden lg:col-start-1 lg:row-span-2 lg:row-start-1"
      >
        <p className="text-sm font-semibold text-neutral-700">On this page</p>
        <div className="mt-2 border-l pl-4">
          <ContentsList entries={entries} />
        </div>
      </nav>
    </>
  );
}

function ContentsList({ entries }: { entries: Entries }) {
  return (
    <ul>
      {entries.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-tap items-center rounded-inner py-1 text-sm text-neutral-700 underline-offset-4 hover:text-teal-800 hover:underline lg:min-h-9"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
