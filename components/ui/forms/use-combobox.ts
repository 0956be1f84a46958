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
  /** Options that fit what was typed; 0 where the groups hold none, or others instead. */
  readonly matches: number;
}

export interface ComboboxSource<T extends ComboboxOption> {
  /** What to offer for a text, all of it for an empty one; null until the options are there. */
  find: ((query: string) => ComboboxFinding<T>) | null;
  failed?: boolean | undefined;
  /** Gets the options when they are wanted: on focus, when something is typed, and again by “Try again”. */
  load?: (() => void) | undefined;
}

/** What a form may do with its combobox when it is sent. */
export interface ComboboxHandle<T extends ComboboxOption> {
  /** What is typed and not chosen, trimmed; empty while the input shows the chosen option. */
  typed: () => string;
  choose: (option: T) => void;
  /** The focus into the input, with the list open. */
  open: () => void;
}

interface ComboboxInput<T extends ComboboxOption> {
  source: ComboboxSource<T>;
  value: T | null;
  onChange: (value: T | null) => void;
  /** Somebody types: the option chosen before is not what they look for. */
  onType?: ((text: string) => void) | undefined;
  handle?: Ref<ComboboxHandle<T>> | undefined;
}

const NOTHING = { groups: [], matches: 0 };

/** What a combobox shows and does: the text of its input, the options, and which of them is active. */
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
  useTypedEarly(input, (text) => {
    load?.();
    setTyped(text);
  });
  useImperativeHandle(props.handle, () => ({
    typed: () => query,
    choose: box.choose,
    open: () => {
      input.current?.focus();
      box.show();
    },
  }));
  /** For everything inside that takes the focus: only leaving all of it counts. */
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

/** Sought again when the text or the options change, not with every key that moves. */
function useFinding<T extends ComboboxOption>(
  find: ComboboxSource<T>['find'],
  query: string,
): ComboboxFinding<T> {
  return useMemo(() => find?.(query) ?? NOTHING, [find, query]);
}

/**
 * After a press on an option: the keyboard of a phone goes, and the field shows the beginning of what was chosen. Only once
 * the choice is rendered, so that leaving the field knows of it.
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

/** What was typed before the page listened stays in the input, and is known from now on. */
function useTypedEarly(input: RefObject<HTMLInputElement | null>, take: (text: string) => void) {
  const onReady = useEffectEvent(() => {
    const text = input.current?.value ?? '';
    if (text !== input.current?.defaultValue) take(text);
  });
  useEffect(() => onReady(), []);
}
