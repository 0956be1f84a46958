import { useMemo, useRef, useState } from 'react';
import type { ComboboxOption } from './combobox-list';
import type { ComboboxFinding, ComboboxHandle } from './use-combobox';

interface TypedChoice<Code, Option extends ComboboxOption, Known> {
  /** Loads the options and what reads typed words, on first use; one function, not a new one with every render. */
  load: () => Promise<Code>;
  /** Finds options for typed words; one function as well. */
  find: (code: Code, query: string) => ComboboxFinding<Option>;
  /** Returns what typed words mean; undefined where nothing is known by them. */
  read: (code: Code, typed: string) => Known | undefined;
  /** Error beside words that mean nothing. */
  unknown: string;
  initial?: { value: Option | null; error: string | undefined };
}

/**
 * Holds a field with options that load on first use. What was typed and not chosen is read when its form is sent
 * (`readTyped`), and said to be unknown beside the field.
 */
export function useTypedChoice<Code, Option extends ComboboxOption, Known>({
  load,
  find,
  read,
  unknown,
  initial,
}: TypedChoice<Code, Option, Known>) {
  const box = useRef<ComboboxHandle<Option>>(null);
  const [code, setCode] = useState<{ loaded: Code } | null>(null);
  const [failed, setFailed] = useState(false);
  const [value, setValue] = useState<Option | null>(initial?.value ?? null);
  const [error, setError] = useState(initial?.error);
  const found = useMemo(() => code && ((query: string) => find(code.loaded, query)), [code, find]);
  const choose = (chosen: Option | null) => {
    setError(undefined);
    setValue(chosen);
  };
  return {
    value,
    /** Words that were typed and not chosen; empty if there are none. */
    typed: () => box.current?.typed() ?? '',
    readTyped: async (typed: string): Promise<Known | undefined> => {
      const loaded = await load().catch(() => null);
      const known = loaded === null ? undefined : read(loaded, typed);
      if (known !== undefined) return known;
      setError(unknown);
      box.current?.open();
      return undefined;
    },
    field: {
      source: {
        find: found,
        failed,
        load: () => {
          if (code) return;
          setFailed(false);
          load().then(
            (loaded) => setCode({ loaded }),
            () => setFailed(true),
          );
        },
      },
      value,
      handle: box,
      error,
      onType: () => choose(null),
      onChange: choose,
    },
  };
}
