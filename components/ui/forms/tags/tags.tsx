import { X } from 'lucide';
import type { MouseEvent } from 'react';
import { Icon } from '../../icons/icon';

interface TagsProps {
  label: string;
  tags: readonly { key: number | string; text: string }[];
  onRemove: (key: number | string) => void;
  /** Focuses the field after the last one is removed. */
  focusField: () => void;
}

export function Tags({ label, tags, onRemove, focusField }: TagsProps) {
  if (tags.length === 0) return null;
  const remove = (key: number | string, { currentTarget }: MouseEvent) => {
    const item = currentTarget.closest('li');
    const beside = item?.nextElementSibling ?? item?.previousElementSibling;
    const button = beside?.querySelector('button');
    if (button) button.focus();
    else focusField();
    onRemove(key);
  };
  return (
    <ul aria-label={`${label}, chosen`} className="mb-2 flex flex-wrap gap-1.5">
      {tags.map(({ key, text }) => (
        <li
          key={key}
          className="inline-flex max-w-full items-center rounded-inner bg-teal-50 pl-2.5 font-medium text-teal-900"
        >
          <span className="min-w-0 py-1.5 wrap-anywhere">{text}</span>
          <button
            type="button"
            aria-label={`Remove ${text}`}
            className="grid size-tap shrink-0 place-items-center rounded hover:bg-teal-100"
            onClick={(event) => remove(key, event)}
          >
            <Icon of={X} className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}
