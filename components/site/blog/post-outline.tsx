import { ChevronDown } from 'lucide';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icons/icon';
import type { PostHeading } from '@/lib/blog/post-text';

interface OutlineProps {
  outline: readonly PostHeading[];
}

/** The sections of a post: folded above the text on a phone. */
export function FoldedOutline({ outline }: OutlineProps) {
  return (
    <details className="group my-6 rounded border bg-white lg:hidden print:hidden">
      <summary className="flex min-h-tap items-center justify-between gap-4 rounded px-4 font-semibold">
        On this page
        <Icon
          of={ChevronDown}
          className="size-5 text-neutral-600 transition-transform group-open:rotate-180"
        />
      </summary>
      <nav aria-label="On this page" className="border-t px-4 py-2">
        <Sections outline={outline} row="min-h-tap" />
      </nav>
    </details>
  );
}

/** The sections of a post, beside the text where there is room. */
export function SideOutline({ outline }: OutlineProps) {
  return (
    <nav aria-label="On this page" className="max-lg:hidden">
      <p className="text-sm font-semibold">On this page</p>
      <div className="mt-2 border-l pl-4">
        <Sections outline={outline} row="py-1.5 text-sm" />
      </div>
    </nav>
  );
}

function Sections({ outline, row }: OutlineProps & { row: string }) {
  return (
    <ol>
      {outline.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={classNames(
              'flex items-center rounded text-neutral-700 underline-offset-4 hover:text-teal-800 hover:underline',
              row,
            )}
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
