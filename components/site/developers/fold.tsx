import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icons/icon';

interface FoldProps {
  title: string;
  /** Where a link leads; what it leads to is shown unfolded, where the browser can (`::details-content`). */
  id?: string;
  children: ReactNode;
}

/** Folds away what few readers of a long page want at once; works without script. */
export function Fold({ title, id, children }: FoldProps) {
  return (
    <details
      id={id}
      className="group mt-3 scroll-mt-20 rounded border bg-white [&:target::details-content]:[content-visibility:visible]"
    >
      <summary className="flex min-h-tap items-center justify-between gap-3 rounded px-3 py-2 text-sm font-semibold text-neutral-900">
        <span className="min-w-0 wrap-anywhere">{title}</span>
        <Icon of={ChevronDown} className="size-5 text-neutral-600 group-open:rotate-180" />
      </summary>
      <div className="border-t px-3 pt-1 pb-4">{children}</div>
    </details>
  );
}
