import { diffWordsWithSpace } from 'diff';
import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { Added, Removed } from './change-mark';

/**
 * Milliseconds after which the word comparison is given up and both texts are shown one below the other. Texts
 * without a word in common take long.
 */
const TIMEOUT_MS = 1500;

interface TextChangesProps {
  before: string;
  after: string;
}

/** Shows a text with its additions and removals, word by word. */
export function TextChanges({ before, after }: TextChangesProps) {
  const pieces = useMemo(() => piecesOf(before, after), [before, after]);
  // As arguments, not as a list: the pieces have no names, and none changes its place.
  return createElement(
    'p',
    { className: 'max-w-text wrap-anywhere whitespace-pre-wrap' },
    ...pieces,
  );
}

function piecesOf(before: string, after: string): ReactNode[] {
  const changes = diffWordsWithSpace(before, after, { timeout: TIMEOUT_MS }) ?? [
    { removed: true, added: false, value: before },
    { removed: false, added: true, value: after },
  ];
  return changes.map(({ added, removed, value }) => {
    if (added) return createElement(Added, null, value);
    return removed ? createElement(Removed, null, value) : createElement(Fragment, null, value);
  });
}
