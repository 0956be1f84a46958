'use client';

import {
  type FocusEvent,
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type ComboboxGroup, type ComboboxOption, optionId } from './combobox-list';
import { useActiveOption } from './use-active-option';

export interface ComboboxFinding<T extends ComboboxOption> {
  readonly groups: readonly ComboboxGroup<T>[];
  /** Number of options that match the typed text; 0 if there are none, or only alternatives. */
  readonly matches: number;
}

export interface ComboboxSource<T extends ComboboxOption> {
  /** Returns the options for a text, all of them for an empty one; null until the options are loaded. */
  find: ((query: string) => ComboboxFinding<T>) | null;
  failed?: boolean | undefined;
  /** Loads the options on demand: on focus, on typing, and on “Try again”. */
  load?: (() => void) | undefined;
}

/** Handle of a combobox for the submit handler of its form. */
export interface ComboboxHandle<T extends ComboboxOption> {
  /** Returns the typed text that was not chosen, trimmed; empty while the input shows the chosen option. */
  typed: () => string;
  choose: (option: T) => void;
  open: () => void;
}

interface ComboboxInput<T extends ComboboxOption> {
  source: ComboboxSource<T>;
  value: T | null;
  onChange: (value: T | null) => void;
  /** Called on typing, which invalidates the earlier choice. */
  onType?: ((text: string) => void) | undefined;
  handle?: Ref<ComboboxHandle<T>> | undefined;
}

const NOTHING = { groups: [], matches: 0 };

/** Holds the state of a combobox: the text of its input, the options, and the active one. */
export function useCombobox<T extends ComboboxOption>(props: ComboboxInput<T>) {
  const { value, onChange, onType } = props;
  const { find, failed, load } = props.source;
  const listId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  // What is typed and not chosen yet; null while the input shows the chosen option.
  const [typed, setTyped] = useState<string | null>(null);
  const query = typed?.trim() ?? '';
  const found = useFinding(find, query);
  const options = found.groups.flatMap((group) => group.options);
  const state = failed ? 'failed' : find ? 'ready' : 'loading';
  const clear = () => {
    setTyped(null);
    if (value) onChange(null);
  };
  const box = useActiveOption<T>({
    options,
    chosen: options.findIndex((option) => option._id === value?._id),
    firstActive: query !== '' && found.matches > 0,
    onChoose: (option) => {
      setTyped(null);
      onChange(option);
    },
    onClear: clear,
  });
  const active = options[box.active];
  const releaseFocus = useRelease(input);
  useEarly(input, (text) => {
    load?.();
    if (text !== null) setTyped(text);
    if (document.activeElement === input.current) box.show();
  });
  useImperativeHandle(props.handle, () => ({
    typed: () => query,
    choose: box.choose,
    open: () => {
      input.current?.focus();
      box.show();
    },
  }));
  /** For every focusable element inside: only leaving all of them counts. */
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (frame.current?.contains(relatedTarget)) return;
    box.hide();
    if (typed?.trim() === '') clear();
    else if (value) setTyped(null);
  };

  return {
    frame,
    text: typed ?? value?.label ?? '',
    clear: () => {
      clear();
      if (box.open) box.show();
      input.current?.focus();
    },
    inputProps: {
      ref: input,
      role: 'combobox',
      'aria-expanded': box.open,
      'aria-controls': box.open ? listId : undefined,
      'aria-autocomplete': 'list',
      'aria-activedescendant': active && optionId(listId, active),
      onFocus: ({ target }: FocusEvent<HTMLInputElement>) => {
        load?.();
        target.select();
      },
      onBlur,
      onClick: () => {
        if (!box.open) box.show();
      },
      onChange: ({ target }: { target: HTMLInputElement }) => {
        load?.();
        setTyped(target.value);
        box.show();
        onType?.(target.value);
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        // Only the button to try again is worth a stop on the way out of an open list.
        if (event.key === 'Tab' && state !== 'failed') box.hide();
        else box.onKeyDown(event);
      },
    },
    popupProps: {
      ...found,
      id: listId,
      open: box.open,
      state,
      query,
      active,
      chosen: value,
      onChoose: (option: T) => {
        box.choose(option);
        releaseFocus();
      },
      onBlur,
      onRetry: () => {
        load?.();
        input.current?.focus();
      },
    },
  } as const;
}

/** Searches when the text or the options change, not on every key that moves. */
function useFinding<T extends ComboboxOption>(
  find: ComboboxSource<T>['find'],
  query: string,
): ComboboxFinding<T> {
  return useMemo(() => find?.(query) ?? NOTHING, [find, query]);
}

/**
 * Releases the focus after an option is pressed, which closes a phone's keyboard and shows the start of the text. It
 * waits until the choice is rendered, so that the blur handler sees it.
 */
function useRelease(input: RefObject<HTMLInputElement | null>): () => void {
  const [releases, setReleases] = useState(0);
  useEffect(() => {
    if (releases === 0 || !input.current) return;
    input.current.blur();
    input.current.scrollLeft = 0;
  }, [releases, input]);
  return () => setReleases((count) => count + 1);
}

/** Calls `take` once hydrated, if the input was pressed or typed into before; null for a text that is as it was. */
function useEarly(input: RefObject<HTMLInputElement | null>, take: (text: string | null) => void) {
  const onReady = useEffectEvent(() => {
    if (!input.current) return;
    const { value, defaultValue } = input.current;
    const text = value === defaultValue ? null : value;
    if (text !== null || document.activeElement === input.current) take(text);
  });
  useEffect(() => onReady(), []);
}
