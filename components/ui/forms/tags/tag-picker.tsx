'use client';

import { type Ref, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { ComboboxField } from '../combobox';
import type { ComboboxOption } from '../combobox-list';
import type { ComboboxLabels } from '../combobox-popup';
import type { FieldText } from '../field';
import type { ComboboxFinding, ComboboxSource } from '../use-combobox';
import { Tags } from './tags';

export interface TagsHandle {
  focus: () => void;
}

interface TagPickerProps<T extends ComboboxOption>
  extends Pick<FieldText, 'label' | 'help' | 'error' | 'aside' | 'className'> {
  source: ComboboxSource<T>;
  labels: ComboboxLabels;
  chosen: readonly T[];
  onChange: (chosen: T[]) => void;
  placeholder?: string;
  ref?: Ref<TagsHandle>;
}

/** Several of many options, found by typing or in the list. Chosen ones are no longer offered. */
export function TagPicker<T extends ComboboxOption>(props: TagPickerProps<T>) {
  const { source, chosen, onChange, className, ref, ...field } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const focus = () => frame.current?.querySelector('input')?.focus();
  useImperativeHandle(ref, () => ({ focus }));
  const { find } = source;
  const rest = useMemo(
    () => find && ((query: string) => without(find(query), new Set(chosen.map(({ _id }) => _id)))),
    [find, chosen],
  );
  const remove = (key: number | string) => {
    setAnnouncement(`${chosen.find(({ _id }) => _id === key)?.label} removed`);
    onChange(chosen.filter(({ _id }) => _id !== key));
  };
  return (
    <div ref={frame} className={className}>
      <ComboboxField
        {...field}
        source={{ ...source, find: rest }}
        value={null}
        // Above what stands at the lower edge of a portal: the bar that saves, and the navigation of a phone.
        popupClassName="scroll-mb-40"
        before={
          <Tags
            label={field.label}
            tags={chosen.map(({ _id, label }) => ({ key: _id, text: label }))}
            onRemove={remove}
            focusField={focus}
          />
        }
        onChange={(option) => {
          if (!option) return;
          setAnnouncement(`${option.label} added`);
          onChange([...chosen, option]);
        }}
      />
      <p className="sr-only" role="status">
        {announcement}
      </p>
    </div>
  );
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
