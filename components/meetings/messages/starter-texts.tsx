import { STARTER_TEXTS } from '@/lib/catalogue/starters/starter-texts';
import type { QuickReplyKind } from '@/lib/domain/meetings/quick-replies';
import { REUSE, type ReusedText } from './reused-text';

interface StarterTextsProps {
  kind: QuickReplyKind;
  onUse: (text: ReusedText) => void;
}

/** Texts that every lawyer has to begin with. */
export function StarterTexts({ kind, onUse }: StarterTextsProps) {
  return (
    <>
      <h3 className="mt-6 font-sans text-base font-semibold">To begin with</h3>
      <ul className="mt-2 divide-y rounded border">
        {STARTER_TEXTS[kind].map(({ name, ...content }) => (
          <li key={name} className="flex p-1">
            <button type="button" className={REUSE} onClick={() => onUse(content)}>
              <span className="block font-medium">{name}</span>
              <span className="block truncate text-sm text-neutral-600">{content.text}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
