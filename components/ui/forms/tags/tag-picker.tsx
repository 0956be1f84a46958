'use client';

import {
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ComboboxField } from '../combobox';
import type { ComboboxOption } from '../combobox-list';
import type { ComboboxLabels } from '../combobox-popup';
import { FieldGroup, type FieldText } from '../field';
import type { ComboboxFinding, ComboboxSource } from '../use-combobox';
import { Tags } from './tags';

export interface TagsHandle {
  focus: () => void;
}

interface TagPickerProps<T extends ComboboxOption>
  extends Pick<FieldText, 'label' | 'help' | 'error' | 'optional' | 'aside' | 'className'> {
  source: ComboboxSource<T>;
  labels: ComboboxLabels;
  chosen: readonly T[];
  onChange: (chosen: T[]) => void;
  onType?: ((text: string) => void) | undefined;
  /** Most options that can be chosen; the field is away while so many are. */
  max?: number;
  placeholder?: string;
  ref?: Ref<TagsHandle>;
}

/** Several of many options, found by typing or in the list. Chosen ones are no longer offered. */
export function TagPicker<T extends ComboboxOption>(props: TagPickerProps<T>) {
  const { source, chosen, onChange, max, className, ref, ...field } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const focus = () => frame.current?.querySelector('input')?.focus();
  useImperativeHandle(ref, () => ({ focus }));
  const isFull = max !== undefined && chosen.length >= max;
  useFocusAfter(frame, isFull);
  const { find } = source;
  const rest = useMemo(
    () => find && ((query: string) => without(find(query), new Set(chosen.map(({ _id }) => _id)))),
    [find, chosen],
  );
  const remove = (key: number | string) => {
    setAnnouncement(`${chosen.find(({ _id }) => _id === key)?.label} removed`);
    onChange(chosen.filter(({ _id }) => _id !== key));
  };
  const tags = (
    <Tags
      label={field.label}
      tags={chosen.map(({ _id, label }) => ({ key: _id, text: label }))}
      onRemove={remove}
      focusField={focus}
    />
  );
  return (
    <div ref={frame} className={className}>
      {isFull ? (
        <FieldGroup label={field.label} help={field.help} error={field.error}>
          {tags}
        </FieldGroup>
      ) : (
        <ComboboxField
          {...field}
          source={{ ...source, find: rest }}
          value={null}
          // Above what stands at the lower edge of a portal: the bar that saves, and the navigation of a phone.
          popupClassName="scroll-mb-40"
          before={tags}
          onChange={(option) => {
            if (!option) return;
            setAnnouncement(`${option.label} added`);
            onChange([...chosen, option]);
          }}
        />
      )}
      <p className="sr-only" role="status">
        {announcement}
      </p>
    </div>
  );
}

/** Keeps the focus inside when the field goes or comes back. */
function useFocusAfter(frame: RefObject<HTMLElement | null>, isFull: boolean): void {
  const before = useRef(isFull);
  useEffect(() => {
    if (before.current === isFull) return;
    before.current = isFull;
    frame.current?.querySelector<HTMLElement>(isFull ? 'button' : 'input')?.focus();
  }, [frame, isFull]);
}

function without<T extends ComboboxOption>(
  { groups, matches }: ComboboxFinding<T>,
  ids: ReadonlySet<number | string>,
): ComboboxFinding<T> {
  const rest = groups
    .map((group) => ({ ...group, options: group.options.filter(({ _id }) => !ids.has(_id)) }))
    .filter(({ options }) => options.length > 0);
  // Where nothing fits, the groups hold something else.
  if (matches === 0) return { groups: rest, matches };
  const found = new Set(rest.flatMap(({ options }) => options.map(({ _id }) => _id)));
  return { groups: rest, matches: found.size };
}
