'use client';

import { useMemo } from 'react';
import { Controller } from 'react-hook-form';
import { useProblemSource } from '@/components/lawyers/search/problems/use-problem-source';
import { TagField } from '@/components/ui/forms/tags/tag-field';
import { TagPicker } from '@/components/ui/forms/tags/tag-picker';
import type { ComboboxSource } from '@/components/ui/forms/use-combobox';
import { AREA_LABELS } from '@/lib/catalogue/areas';
import { LANGUAGES } from '@/lib/catalogue/languages';
import { findLegalProblem } from '@/lib/catalogue/legal-problems/legal-problems';
import { chosenOf } from '@/lib/contract/lawyers/search-filters';
import { MAX_SPECIALIZATIONS, SPECIALIZATION_MAX } from '@/lib/domain/lawyers/profile-limits';
import { type BasicInfoForm, LABELS, messageOf } from './fields';
import { PraiseHint } from './praise-hint';

interface Word<T extends string> {
  readonly _id: T;
  readonly label: T;
}

const asWord = <T extends string>(text: T): Word<T> => ({ _id: text, label: text });

export function PracticeFields({ form: { control } }: { form: BasicInfoForm }) {
  const areas = useWordSource(AREA_LABELS);
  const languages = useWordSource(LANGUAGES);
  const problems = useProblemSource('lawyer');
  return (
    <>
      <Controller
        control={control}
        name="areas_of_practice"
        render={({ field: { ref, value, onChange }, fieldState: { error } }) => (
          <TagPicker
            ref={ref}
            label={LABELS.areas_of_practice}
            labels={{ one: 'area', many: 'areas of practice' }}
            placeholder="Add an area"
            source={areas}
            chosen={value.map(asWord)}
            onChange={(chosen) => onChange(chosen.map(({ _id }) => _id))}
            error={messageOf(error)}
          />
        )}
      />
      <Controller
        control={control}
        name="legal_problems"
        render={({ field: { ref, value, onChange }, fieldState: { error } }) => (
          <TagPicker
            ref={ref}
            label={LABELS.legal_problems}
            labels={{ one: 'legal problem', many: 'legal problems' }}
            placeholder="Type to find, for example “land title”"
            help="Clients search by these. Choose only the cases you take."
            source={problems}
            chosen={value.flatMap((id) => findLegalProblem(id) ?? []).map(chosenOf)}
            onChange={(chosen) => onChange(chosen.map(({ _id }) => _id))}
            error={messageOf(error)}
          />
        )}
      />
      <Controller
        control={control}
        name="specializations"
        render={({ field: { ref, value, onChange }, fieldState: { error } }) => (
          <div>
            <TagField
              ref={ref}
              label={LABELS.specializations}
              placeholder="For example “Illegal dismissal”"
              help={`In your own words, up to ${MAX_SPECIALIZATIONS}. Press Enter after each.`}
              tags={value}
              onChange={onChange}
              maxLength={SPECIALIZATION_MAX}
              max={MAX_SPECIALIZATIONS}
              error={messageOf(error)}
            />
            <PraiseHint text={value.join('. ')} />
          </div>
        )}
      />
      <Controller
        control={control}
        name="languages"
        render={({ field: { ref, value, onChange }, fieldState: { error } }) => (
          <TagPicker
            ref={ref}
            label={LABELS.languages}
            labels={{ one: 'language', many: 'languages' }}
            placeholder="Add a language"
            help="Languages you give advice in."
            source={languages}
            chosen={value.map(asWord)}
            onChange={(chosen) => onChange(chosen.map(({ _id }) => _id))}
            error={messageOf(error)}
          />
        )}
      />
    </>
  );
}

/** Returns a source for a short list, complete in memory. */
function useWordSource<T extends string>(words: readonly T[]): ComboboxSource<Word<T>> {
  return useMemo(() => {
    const find = (query: string) => {
      const sought = query.toLowerCase();
      const options = words.filter((word) => word.toLowerCase().includes(sought)).map(asWord);
      return { groups: options.length > 0 ? [{ options }] : [], matches: options.length };
    };
    return { find };
  }, [words]);
}
