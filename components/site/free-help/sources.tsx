import { textLinkClass } from '@/components/ui/layout/text-link';
import type { GuideSource } from '@/lib/catalogue/guides/guide';
import { dayKeyStart, formatDay } from '@/lib/domain/platform/clock-labels';

export function Sources({ sources }: { sources: readonly GuideSource[] }) {
  const days = sources.map(({ read }) => read).toSorted();
  const last = days.at(-1);
  return (
    <p className="mt-2 text-sm text-neutral-600">
      <span>{sources.length === 1 ? 'Source: ' : 'Sources: '}</span>
      {sources.map(({ title, url }, index) => (
        <span key={url}>
          {index > 0 && <span>{'; '}</span>}
          <a href={url} rel="noopener" className={textLinkClass}>
            {title}
          </a>
        </span>
      ))}
      {last && <span>{`. Read ${formatDay(dayKeyStart(last))}.`}</span>}
    </p>
  );
}
