import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icons/icon';
import { dayKeyStart, formatDay } from '@/lib/domain/platform/clock-labels';
import type { DocumentSection } from './section';

const proseClass =
  'max-w-text text-neutral-800 [&_a]:rounded-inner [&_a]:font-semibold [&_a]:text-teal-800 [&_a]:underline [&_a]:decoration-teal-300 [&_a]:underline-offset-4 [&_a:hover]:decoration-teal-800 [&_h3]:mt-6 [&_h3]:text-lg [&_h3]:font-semibold [&_h3]:text-neutral-900 [&_li]:mt-2 [&_li]:pl-1 [&_li]:marker:text-neutral-500 [&_ol]:mt-3 [&_ol]:list-decimal [&_ol]:pl-6 [&_p]:mt-3 [&_strong]:font-semibold [&_strong]:text-neutral-900 [&_ul]:mt-3 [&_ul]:list-disc [&_ul]:pl-5 print:[&_a[href^=http]]:after:font-normal print:[&_a[href^=http]]:after:content-["_("_attr(href)_")"]';

interface DocumentPageProps {
  title: string;
  /** Summary of the page, in a paragraph or two. */
  intro: ReactNode;
  /** Manila day of the last change, `YYYY-MM-DD`. */
  updated?: string;
  sections: readonly DocumentSection[];
}

/** A long text with a table of contents; works and prints without scripts. */
export function DocumentPage({ title, intro, updated, sections }: DocumentPageProps) {
  return (
    <main id="main" className="mx-auto max-w-page px-4 py-8 lg:px-6 lg:py-16">
      <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-16">
        <header className="lg:col-start-2">
          <h1 className="text-4xl">{title}</h1>
          {updated && (
            <p className="mt-3 text-sm text-neutral-600">
              Last updated <time dateTime={updated}>{formatDay(dayKeyStart(updated))}</time>
            </p>
          )}
          <div className={`${proseClass} mt-4 text-lg`}>{intro}</div>
        </header>
        <Contents entries={sections} />
        <div className="lg:col-start-2">
          {sections.map(({ id, title: heading, body }) => (
            <section
              key={id}
              id={id}
              aria-labelledby={`${id}-title`}
              className="mt-10 border-t pt-8 lg:mt-12 lg:pt-10"
            >
              <h2 id={`${id}-title`} className="max-w-text text-2xl break-after-avoid">
                {heading}
              </h2>
              <div className={`${proseClass} mt-4`}>{body}</div>
            </section>
          ))}
        </div>
      </div>
    </main>
  );
}

type Entries = readonly Pick<DocumentSection, 'id' | 'title'>[];

/** Links to the parts of a page: beside the text if there is room, collapsed above it on a phone. */
function Contents({ entries }: { entries: Entries }) {
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
