import { Info } from 'lucide';
import { Icon } from '@/components/ui/icons/icon';
import { selfPraise } from '@/lib/domain/lawyers/self-praise';

/** A hint, never a refusal: which words of a text read as praise or as a promise. */
export function PraiseHint({ text }: { text: string }) {
  const words = selfPraise(text);
  return (
    <div role="status">
      {words.length > 0 && (
        <p className="mt-2 flex gap-2 rounded border border-amber-200 bg-amber-50 px-3 py-2.5 text-sm text-amber-900">
          <Icon of={Info} className="mt-0.5 size-4" />
          <span className="min-w-0 wrap-anywhere">
            {words.map((word) => `“${word}”`).join(', ')}{' '}
            {words.length === 1 ? 'may read' : 'may each read'} as self-praise or as a promise of
            results. The lawyers’ code (CPRA, Canon II, Section 17) asks for facts that can be
            verified. You can still save it.
          </span>
        </p>
      )}
    </div>
  );
}
