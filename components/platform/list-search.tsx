'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Field } from '@/components/ui/forms/field';
import { SearchInput } from '@/components/ui/forms/search-input';

const PAUSE_MS = 250;

/**
 * Holds the field of a search that runs while typing.
 * @param q current search words of the list
 */
export function useListSearch(q: string, max: number, onSearch: (q: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wordsOf = (typed: string) => typed.trim().slice(0, max);
  const search = (typed: string) => {
    clearTimeout(timer.current);
    onSearch(wordsOf(typed));
  };
  const onReady = useEffectEvent(() => {
    // Typed before the scripts were there.
    const early = input.current?.value ?? '';
    if (wordsOf(early) !== q) search(early);
  });
  useEffect(() => {
    onReady();
    return () => clearTimeout(timer.current);
  }, []);
  useEffect(() => {
    // Back, and links: never while somebody types.
    const field = input.current;
    if (field && field !== document.activeElement) field.value = q;
  }, [q]);
  return {
    props: {
      q,
      max,
      input,
      onSearch: search,
      onType: (typed: string) => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => search(typed), PAUSE_MS);
      },
    },
    clear: () => {
      if (input.current) input.current.value = '';
      search('');
      input.current?.focus();
    },
  };
}

type ListSearchProps = ReturnType<typeof useListSearch>['props'] & {
  action: string;
  label: string;
  className: string;
  /** Stands in the field of a phone in place of the label, which screen readers still read. */
  placeholder: string;
};

export function ListSearch(props: ListSearchProps) {
  const { action, label, className, placeholder, q, max, input, onSearch, onType } = props;
  return (
    <search
      className={classNames(
        className,
        'block max-w-form',
        'max-sm:[&_label]:sr-only sm:[&_input]:placeholder:text-transparent',
      )}
    >
      <form
        action={action}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(input.current?.value ?? '');
        }}
      >
        <Field label={label}>
          {(control) => (
            <SearchInput
              {...control}
              ref={input}
              name="q"
              maxLength={max}
              defaultValue={q}
              placeholder={placeholder}
              onChange={(event) => onType(event.target.value)}
            />
          )}
        </Field>
      </form>
    </search>
  );
}
