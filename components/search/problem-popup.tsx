'use client';

import { RotateCw } from 'lucide';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Spinner } from '@/components/ui/spinner';
import type { ChosenProblem } from './filters';
import { ProblemList } from './problem-list';
import type { ProblemOptionGroup } from './problem-options';

interface ProblemPopupProps {
  id: string;
  open: boolean;
  state: 'loading' | 'ready' | 'failed';
  /** What was typed, trimmed. */
  query: string;
  groups: readonly ProblemOptionGroup[];
  /** Problems that fit the query; 0 where the most common ones are offered instead. */
  matches: number;
  active: ChosenProblem | undefined;
  chosen: ChosenProblem | null;
  onChoose: (problem: ChosenProblem) => void;
  onRetry: () => void;
}

/** What opens below the input of the legal-problem picker, and what a screen reader is told about it. */
export function ProblemPopup(props: ProblemPopupProps) {
  const { id, open, state, query, groups, matches, active, chosen, onChoose, onRetry } = props;
  return (
    <>
      <p className="sr-only" role="status">
        {open && describe(state, query, matches)}
      </p>
      {open && (
        <div className="absolute top-full left-0 z-20 mt-1 w-full sm:min-w-88 overflow-hidden rounded border bg-white p-1 shadow">
          {state === 'loading' && (
            <p className="flex min-h-tap items-center gap-2 px-3 text-neutral-700">
              <Spinner className="size-4" />
              Loading the legal problems
            </p>
          )}
          {state === 'failed' && (
            <div className="grid justify-items-start gap-2 p-3">
              <p>The legal problems could not be loaded. Check internet connection.</p>
              <Button variant="outline" size="small" onClick={onRetry}>
                <Icon of={RotateCw} className="size-4" />
                Try again
              </Button>
            </div>
          )}
          {state === 'ready' && query !== '' && matches === 0 && (
            <p className="border-b px-3 py-2.5 text-neutral-700">
              Nothing found for “{query}”. Try another word, or take the closest of these.
            </p>
          )}
          {state === 'ready' && (
            <ProblemList
              id={id}
              groups={groups}
              active={active}
              chosen={chosen}
              onChoose={onChoose}
            />
          )}
        </div>
      )}
    </>
  );
}

function describe(state: ProblemPopupProps['state'], query: string, matches: number): string {
  if (state === 'loading') return 'Loading the legal problems';
  if (state === 'failed') return 'The legal problems could not be loaded.';
  if (matches === 0) return `Nothing found for ${query}. The most common problems are listed.`;
  return matches === 1 ? '1 legal problem' : `${matches} legal problems`;
}
