'use client';

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { useFragments } from '@/components/ui/hooks/use-fragments';
import { Tab, TabList } from '@/components/ui/layout/tabs';
import { ACTIONS_ID } from './detail-actions';

const TABS = { case: 'Case', talk: 'Talk', after: 'After' } as const;
export type PartName = keyof typeof TABS;
const NAMES = Object.keys(TABS) as PartName[];

/** Part in which a section stands that links name. */
const PART_OF: Partial<Record<string, PartName>> = {
  intake: 'case',
  files: 'case',
  messages: 'talk',
  summary: 'after',
  'follow-ups': 'after',
  review: 'after',
};

/** State of what is folded below the width at which it stands beside the rest. */
export interface Fold {
  isOpen: boolean;
  onToggle: () => void;
}

interface LawyerLayoutProps {
  /** Time, the way into the call and what is urgent: on top in every window. */
  top: (fold: Fold) => ReactNode;
  /** Folded where it does not stand beside the rest. */
  aside: ReactNode;
  /** False for a part that the reader may not see. */
  parts: Record<PartName, ReactNode>;
  /** False for a meeting that does not take place: what is left of it is short. */
  isTabbed: boolean;
  unread: number;
  /** Shown first where only one part is; a link to a section decides otherwise. */
  first: PartName;
}

/** Page of a meeting for its lawyer: all of it in a wide window; below that the parts as tabs, and the aside folded. */
export function LawyerLayout(props: LawyerLayoutProps) {
  const { top, aside, parts, unread, first } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [chosen, choose] = useState(first);
  const [named, setNamed] = useState<{ section: string }>();
  const tabs = useRef<HTMLDivElement>(null);
  const fold = { isOpen, onToggle: () => setOpen(!isOpen) };
  const names = NAMES.filter((name) => parts[name]);
  const isTabbed = props.isTabbed && names.length > 1;
  const shown = names.includes(chosen) ? chosen : names[0];
  useFragments((section) => {
    const part = PART_OF[section];
    if (part) choose(part);
    if (section === ACTIONS_ID) setOpen(true);
    setNamed({ section });
  });
  // Once its part is shown: the browser finds no place of what is hidden.
  useEffect(() => {
    if (named) document.getElementById(named.section)?.scrollIntoView();
  }, [named]);
  return (
    <div className="mt-1 grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 xl:grid-cols-[minmax(0,1fr)_19.5rem] xl:grid-rows-[auto_1fr]">
      <div className="min-w-0">{top(fold)}</div>
      <div
        className={classNames(
          'mt-3 xl:sticky xl:top-24 xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:mt-9',
          !isOpen && 'max-xl:hidden',
        )}
      >
        {aside}
      </div>
      <div ref={tabs} className="min-w-0">
        {isTabbed && (
          <TabList underlined aria-label="Parts of the meeting" className="mt-3 xl:hidden">
            {names.map((name) => (
              <Tab
                key={name}
                id={`${id}-${name}`}
                selected={name === shown}
                aria-controls={`${id}-${name}-panel`}
                onClick={() => {
                  choose(name);
                  // What was asked for comes into view, below the header.
                  tabs.current?.scrollIntoView();
                }}
                count={name === 'talk' && unread > 0 ? unread : undefined}
              >
                {TABS[name]}
              </Tab>
            ))}
          </TabList>
        )}
        {names.map((name) => (
          <section
            key={name}
            id={`${id}-${name}-panel`}
            aria-label={TABS[name]}
            className={classNames(
              isTabbed && 'max-xl:*:first:border-t-0',
              name !== shown && isTabbed && 'max-xl:hidden',
            )}
          >
            {parts[name]}
          </section>
        ))}
      </div>
    </div>
  );
}
