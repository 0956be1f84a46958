'use client';

import { Plus } from 'lucide';
import { type KeyboardEvent, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { Icon } from '../../icons/icon';
import { Button } from '../button';
import { Field, type FieldText } from '../field';
import { Input } from '../input';
import type { TagsHandle } from './tag-picker';
import { Tags } from './tags';

interface TagFieldProps extends Omit<FieldText, 'optional' | 'aside'> {
  tags: readonly string[];
  onChange: (tags: string[]) => void;
  placeholder?: string;
  maxLength: number;
  max: number;
  ref?: Ref<TagsHandle>;
}

/** Free-text entries, each completed by Enter, a comma, the button, or leaving the field. */
export function TagField(props: TagFieldProps) {
  const { tags, onChange, placeholder, maxLength, max, ref, ...field } = props;
  const [typed, setTyped] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const focus = () => input.current?.focus();
  useImperativeHandle(ref, () => ({ focus }));
  const full = tags.length >= max;
  const add = () => {
    const entry = typed.trim().replace(/\s+/g, ' ');
    if (entry === '' || full) return;
    setTyped('');
    if (isAmong(tags, entry)) return setAnnouncement(`${entry} is there already`);
    setAnnouncement(`${entry} added`);
    onChange([...tags, entry]);
  };
  const remove = (entry: number | string) => {
    setAnnouncement(`${entry} removed`);
    onChange(tags.filter((tag) => tag !== entry));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== ',')) return;
    // An Enter in the empty field sends the form, as in every other.
    if (event.key === 'Enter' && typed.trim() === '') return;
    event.preventDefault();
    add();
  };
  return (
    <>
      <Field {...field} count={{ length: tags.length, max }}>
        {(control) => (
          <>
            <Tags
              label={field.label}
              tags={tags.map((tag) => ({ key: tag, text: tag }))}
              onRemove={remove}
              focusField={focus}
            />
            <div className="flex gap-2">
              <Input
                {...control}
                ref={input}
                value={typed}
                maxLength={maxLength}
                autoComplete="off"
                enterKeyHint="enter"
                className="min-w-0 flex-1"
                placeholder={full ? undefined : placeholder}
                onChange={({ target }) => setTyped(target.value)}
                onKeyDown={onKeyDown}
                onBlur={add}
              />
              <Button
                variant="outline"
                disabled={full}
                aria-label={`Add to ${field.label.toLowerCase()}`}
                onClick={() => {
                  add();
                  focus();
                }}
              >
                <Icon of={Plus} className="size-5" />
                Add
              </Button>
            </div>
          </>
        )}
      </Field>
      <p className="sr-only" role="status">
        {announcement}
      </p>
    </>
  );
}

function isAmong(tags: readonly string[], entry: string): boolean {
  return tags.some((tag) => tag.toLowerCase() === entry.toLowerCase());
}
