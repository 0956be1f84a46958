'use client';

import { Scale } from 'lucide';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Button } from '@/components/ui/forms/button';
import { ComboboxField } from '@/components/ui/forms/combobox';
import type { ComboboxHandle } from '@/components/ui/forms/use-combobox';
import type { AreaLabel } from '@/lib/catalogue/areas';
import { rememberStory, typedStory } from '@/lib/client/lawyers/typed-story';
import { type ChosenProblem, MAX_WORDS_LENGTH } from '@/lib/contract/lawyers/search-filters';
import { isUnsure, type ProblemOption } from './unsure';
import { keepDangersOf, problemTyped, useProblemSource } from './use-problem-source';

/**
 * Value of the field when its form is sent: the chosen problem, or the one that matches the typed text. `unsure`: the
 * likeliest area, if several match or none. `unavailable`: words are typed and the search could not be loaded.
 */
export type SettledProblem =
  | ChosenProblem
  | { readonly unsure: AreaLabel }
  | 'empty'
  | 'unavailable';

export interface ProblemPickerHandle {
  settle: () => SettledProblem | Promise<SettledProblem>;
}

interface ProblemPickerProps {
  value: ChosenProblem | null;
  onChange: (value: ChosenProblem | null) => void;
  onUnsure: (area: AreaLabel) => void;
  onType?: () => void;
  handle?: Ref<ProblemPickerHandle>;
  placeholder?: string;
  error?: string | undefined;
  large?: boolean;
}

const LABELS = {
  one: 'legal problem',
  many: 'legal problems',
  instead: 'The most common problems are listed.',
};

/**
 * Chooses one of about 190 legal problems by typing what happened, or from the list. The text is kept in the tab for
 * the booking, never in an address; only without scripts it is sent as `q`, which the results page reads. A lawyer's
 * name leads to the profile, or to all lawyers of that name.
 */
export function ProblemPicker(props: ProblemPickerProps) {
  const { value, onChange, onUnsure, onType, handle, large = false, ...rest } = props;
  const box = useRef<ComboboxHandle<ProblemOption>>(null);
  const { dangerIn, seekNames, ...source } = useProblemSource('client');
  const [words, setWords] = useState('');
  const story = useStory();
  const take = (chosen: ProblemOption | null) => {
    if (chosen?.leave) return chosen.leave();
    const typed = box.current?.typed() || words;
    if (chosen && typed) story.keep(typed);
    if (chosen && isUnsure(chosen)) onUnsure(chosen.area);
    else onChange(chosen);
  };
  const settleTyped = async (typed: string): Promise<SettledProblem> => {
    const found = await problemTyped(typed).catch(() => null);
    if (!found) {
      // Shows that it could not be loaded.
      box.current?.open();
      return 'unavailable';
    }
    if (isUnsure(found)) {
      story.keep(typed);
      return { unsure: found.area };
    }
    box.current?.choose(found);
    return found;
  };
  useImperativeHandle(handle, () => ({
    settle: () => {
      const typed = box.current?.typed();
      return typed ? settleTyped(typed) : (value ?? 'empty');
    },
  }));
  const forget = () => {
    setWords('');
    story.keep('');
  };
  const { kinds, Panel } = dangerIn(words);
  return (
    <div className="grid content-start gap-2">
      <ComboboxField
        {...rest}
        label="What happened?"
        aside={<span className="text-sm text-neutral-600">English, Filipino or Bisaya</span>}
        name="q"
        maxLength={MAX_WORDS_LENGTH}
        source={source}
        labels={LABELS}
        value={value}
        handle={box}
        large={large}
        icon={large ? Scale : undefined}
        popupClassName="sm:min-w-88"
        lead={Panel && kinds.length > 0 && <Panel kinds={kinds} short />}
        onChange={(chosen) => {
          take(chosen);
          if (!chosen) setWords('');
        }}
        onType={(typed) => {
          setWords(typed);
          seekNames(typed);
          onType?.();
        }}
      />
      {Panel && kinds.length > 0 && <Panel kinds={kinds} />}
      {story.typed && (
        <p className="text-sm wrap-anywhere text-neutral-600">
          Kept in this tab for your booking: “{story.typed}”{' '}
          <Button variant="quiet" size="small" onClick={forget}>
            Clear my words
          </Button>
        </p>
      )}
    </div>
  );
}

/** Returns the story typed in this tab; empty until the page has read it. */
function useStory() {
  const [typed, setTyped] = useState('');
  useEffect(() => setTyped(typedStory()), []);
  return {
    typed,
    keep: (words: string) => {
      rememberStory(words);
      keepDangersOf(words);
      setTyped(typedStory());
    },
  };
}
