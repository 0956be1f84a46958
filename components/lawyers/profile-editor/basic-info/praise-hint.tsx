import { WordsHint } from '@/components/ui/feedback/words-hint';
import { selfPraise } from '@/lib/domain/lawyers/self-praise';

/** Hints at words that read as praise or as a promise; never blocks. */
export function PraiseHint({ text }: { text: string }) {
  const words = selfPraise(text);
  return (
    <WordsHint words={words}>
      {words.length === 1 ? 'may read' : 'may each read'} as self-praise or as a promise of results.
      The lawyers’ code (CPRA, Canon II, Section 17) asks for facts that can be verified. You can
      still save it.
    </WordsHint>
  );
}
