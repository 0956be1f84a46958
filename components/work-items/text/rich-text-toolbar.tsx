'use client';

import { type Editor, useEditorState } from '@tiptap/react';
import { Bold, Heading, type IconNode, List, ListOrdered, Redo2, Undo2 } from 'lucide';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { iconButtonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';

type Chain = ReturnType<Editor['chain']>;

interface Tool {
  readonly label: string;
  readonly icon: IconNode;
  readonly keys: string;
  readonly run: (chain: Chain) => Chain;
  /** Present on toggle buttons only. */
  readonly isOn?: (editor: Editor) => boolean;
  readonly can?: (editor: Editor) => boolean;
}

const TOOLS: readonly Tool[] = [
  {
    label: 'Bold',
    icon: Bold,
    keys: 'Control+B',
    run: (chain) => chain.toggleBold(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    label: 'Heading',
    icon: Heading,
    keys: 'Control+Alt+3',
    run: (chain) => chain.toggleHeading({ level: 3 }),
    isOn: (editor) => editor.isActive('heading'),
  },
  {
    label: 'Bullet list',
    icon: List,
    keys: 'Control+Shift+8',
    run: (chain) => chain.toggleBulletList(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    label: 'Numbered list',
    icon: ListOrdered,
    keys: 'Control+Shift+7',
    run: (chain) => chain.toggleOrderedList(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    label: 'Undo',
    icon: Undo2,
    keys: 'Control+Z',
    run: (chain) => chain.undo(),
    can: (editor) => editor.can().undo(),
  },
  {
    label: 'Redo',
    icon: Redo2,
    keys: 'Control+Shift+Z',
    run: (chain) => chain.redo(),
    can: (editor) => editor.can().redo(),
  },
];

interface RichTextToolbarProps {
  editor: Editor;
  label: string;
  controls: string;
}

/** A single tab stop; arrow keys, Home and End move within it. */
export function RichTextToolbar({ editor, label, controls }: RichTextToolbarProps) {
  const [reachable, setReachable] = useState(0);
  const states = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      TOOLS.map(({ isOn, can }) => ({ on: isOn?.(current), off: can && !can(current) })),
  });
  return (
    <div
      role="toolbar"
      aria-label={`Format: ${label}`}
      aria-controls={controls}
      className="flex flex-wrap gap-0.5 border-b px-1 py-0.5"
      onKeyDown={moveFocus}
    >
      {TOOLS.map((tool, index) => (
        <ToolButton
          key={tool.label}
          tool={tool}
          on={states[index]?.on}
          off={states[index]?.off ?? false}
          tabIndex={index === reachable ? 0 : -1}
          onFocus={() => setReachable(index)}
          onClick={(event) => {
            if (states[index]?.off) return;
            // By keyboard the focus stays on the button; a press goes on writing.
            const chain = editor.chain();
            tool.run(event.detail === 0 ? chain : chain.focus()).run();
          }}
        />
      ))}
    </div>
  );
}

const PRESSED =
  'aria-pressed:bg-teal-100 aria-pressed:text-teal-900 aria-pressed:hover:bg-teal-100';
const OFF = 'aria-disabled:text-neutral-400 aria-disabled:hover:bg-transparent';

interface ToolButtonProps {
  tool: Tool;
  on: boolean | undefined;
  off: boolean;
  tabIndex: number;
  onFocus: () => void;
  onClick: (event: MouseEvent) => void;
}

function ToolButton({ tool, on, off, tabIndex, onFocus, onClick }: ToolButtonProps) {
  const { label, icon, keys } = tool;
  return (
    <button
      type="button"
      className={classNames(iconButtonClass, PRESSED, OFF)}
      aria-label={label}
      aria-pressed={on}
      aria-disabled={off || undefined}
      aria-keyshortcuts={keys}
      title={`${label} (${keys.replace('Control', 'Ctrl')})`}
      tabIndex={tabIndex}
      onFocus={onFocus}
      // The selection in the text stays.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <Icon of={icon} className="size-5" />
    </button>
  );
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  const buttons = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('button'));
  const focused = document.activeElement;
  const at = focused instanceof HTMLElement ? buttons.indexOf(focused) : -1;
  const next = nextIndex(event.key, at, buttons.length);
  if (next === null) return;
  event.preventDefault();
  buttons[next]?.focus();
}

function nextIndex(key: string, at: number, length: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % length;
  if (key === 'ArrowLeft') return (at - 1 + length) % length;
  if (key === 'Home') return 0;
  return key === 'End' ? length - 1 : null;
}
