import { Info } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon';

interface WordsHintProps {
  words: readonly string[];
  children: ReactNode;
}

export function WordsHint({ words, children }: WordsHintProps) {
  return (
    <div role="status">
      {words.length > 0 && (
        <p className="mt-2 flex gap-2 rounded border border-amber-200 bg-amber-50 px-3 py-2.5 text-sm text-amber-900">
          <Icon of={Info} className="mt-0.5 size-4" />
          <span className="min-w-0 wrap-anywhere">
            {words.map((word) => `“${word}”`).join(', ')} {children}
          </span>
        </p>
      )}
    </div>
  );
}
