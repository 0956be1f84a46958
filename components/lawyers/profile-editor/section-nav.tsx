'use client';

import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleDashed } from 'lucide';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Progress } from '@/components/ui/display/progress';
import { Icon } from '@/components/ui/icons/icon';
import { ownProfileQuery } from '@/lib/client/lawyers/own-profile';
import {
  isCurrentSection,
  PART_COUNT,
  PROFILE_SECTIONS,
  type SectionMark,
  sectionMark,
} from './sections';

/** Pixels left of the first visible tab. */
const TAB_MARGIN = 16;

/** Pages of the profile, with completed ones marked: at the left from `lg`, scrolling tabs below it. */
export function SectionNav() {
  const pathname = usePathname();
  const missing = useQuery(ownProfileQuery).data?.missing;
  const current = useRef<HTMLAnchorElement>(null);
  // Below `lg` the current tab may stand outside of the row.
  useEffect(() => {
    const tab = pathname ? current.current : null;
    if (tab) showWithTabBefore(tab);
  }, [pathname]);
  return (
    <div className="min-w-0 lg:sticky lg:top-24 lg:self-start">
      <nav aria-label="Profile sections" className="-mx-4 border-b lg:mx-0 lg:border-b-0">
        <ul className="flex gap-1 px-4 scroll-x lg:grid lg:px-0">
          {PROFILE_SECTIONS.map((section) => {
            const isCurrent = isCurrentSection(section, pathname);
            return (
              <li key={section.href} className="shrink-0">
                <Link
                  ref={isCurrent ? current : undefined}
                  href={section.href}
                  prefetch={false}
                  aria-current={isCurrent ? 'page' : undefined}
                  className={classNames(
                    'flex min-h-tap items-center gap-2.5 border-b-2 px-3 font-medium whitespace-nowrap -outline-offset-4 transition-colors lg:rounded lg:border-b-0',
                    isCurrent
                      ? 'border-teal-800 text-teal-900 lg:bg-teal-100'
                      : 'border-transparent text-neutral-700 hover:text-neutral-900 lg:hover:bg-neutral-100',
                  )}
                >
                  <span>{section.label}</span>
                  {missing && <Mark mark={sectionMark(section, missing)} />}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      {missing && (
        <div className="mt-5 hidden px-3 lg:block">
          <PartsDone missing={missing} />
        </div>
      )}
    </div>
  );
}

/** Scrolls a tab into view with the one before it if both fit, so that neither is cut off at the left. */
function showWithTabBefore(tab: HTMLElement): void {
  const [row, before] = [tab.closest('ul'), tab.closest('li')?.previousElementSibling];
  const first = before?.firstElementChild;
  const from = first instanceof HTMLElement ? first.offsetLeft : tab.offsetLeft;
  const width = tab.offsetLeft + tab.offsetWidth - from + 2 * TAB_MARGIN;
  const fits = row !== null && width <= row.clientWidth;
  row?.scrollTo({ left: (fits ? from : tab.offsetLeft) - TAB_MARGIN });
}

export function PartsDone({ missing }: { missing: readonly unknown[] }) {
  const done = PART_COUNT - missing.length;
  return (
    <>
      <Progress label="Profile completeness" value={done} max={PART_COUNT} />
      <p className="mt-2 text-sm text-neutral-600 tabular">
        {done} of {PART_COUNT} parts complete
      </p>
    </>
  );
}

function Mark({ mark }: { mark: SectionMark | null }) {
  if (!mark) return null;
  return (
    <span className="ml-auto grid">
      {mark === 'complete' ? (
        <Icon of={CircleCheck} className="size-4.5 text-teal-700" />
      ) : (
        <Icon of={CircleDashed} className="size-4.5 text-amber-600" />
      )}
      <span className="sr-only">, {mark}</span>
    </span>
  );
}
