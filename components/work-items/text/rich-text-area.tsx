'use client';

import { EditorContent, useEditor } from '@tiptap/react';
import { useLayoutEffect } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { RichTextDocument } from '@/lib/domain/work-items/rich-text';
import { richTextClasses } from './rich-text-classes';
import { richTextExtensions } from './rich-text-extensions';
import { RichTextToolbar } from './rich-text-toolbar';
import { isSameText, richTextOf } from './rich-text-value';

export interface RichTextAreaProps {
  id: string;
  label: string;
  labelledBy: string;
  describedBy: string | undefined;
  invalid: boolean;
  value: RichTextDocument | null;
  onChange: (document: RichTextDocument) => void;
  onBlur?: (() => void) | undefined;
  placeholder: string | undefined;
}

export function RichTextArea(props: RichTextAreaProps) {
  const { id, label, value, onChange, onBlur, placeholder } = props;
  const editor = useEditor({
    extensions: richTextExtensions,
    content: value as object | null,
    immediatelyRender: false,
    // Its style element is against the policy; what matters of it is in the classes.
    injectCSS: false,
    editorProps: { attributes: attributesOf(props), transformPastedHTML: cleanPastedHtml },
    onUpdate: ({ editor: current }) => onChange(richTextOf(current.getJSON())),
    onBlur: () => onBlur?.(),
  });

  // Another text from outside, such as that of a template; what was just written comes back the same.
  useLayoutEffect(() => {
    if (!editor || !value || isSameText(richTextOf(editor.getJSON()), value)) return;
    editor.commands.setContent(value as object, { emitUpdate: false });
  }, [editor, value]);

  if (!editor) return null;
  return (
    <>
      <RichTextToolbar editor={editor} label={label} controls={id} />
      <div className="relative">
        {placeholder && isUnwritten(value) && (
          <p aria-hidden="true" className="pointer-events-none absolute p-3 text-neutral-500">
            {placeholder}
          </p>
        )}
        <EditorContent editor={editor} />
      </div>
    </>
  );
}

function isUnwritten(value: RichTextDocument | null): boolean {
  const [first, ...rest] = value?.content ?? [];
  return rest.length === 0 && (!first || (first.type === 'paragraph' && !first.content));
}

function attributesOf(props: RichTextAreaProps): Record<string, string> {
  const { id, labelledBy, describedBy, invalid, placeholder } = props;
  return {
    id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': labelledBy,
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(invalid && { 'aria-invalid': 'true' }),
    ...(placeholder && { 'aria-placeholder': placeholder }),
    class: classNames(
      richTextClasses.text,
      'max-h-[66dvh] min-h-64 overflow-y-auto rounded-b p-3 outline-none',
    ),
  };
}

/**
 * Cleans pasted HTML to fit the schema before the editor parses it: one level of headings and lists, bold as an
 * element. Inline styles are read and then removed, because the content security policy blocks them and text that a
 * word processor marks as not bold by style would otherwise arrive in bold.
 */
export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  for (const element of body.querySelectorAll('script, style, img, svg, iframe')) element.remove();
  for (const element of body.querySelectorAll('[data-style]')) applyWeight(element);
  for (const heading of body.querySelectorAll('h1, h2, h4, h5, h6')) rename(heading, 'h3');
  // The deepest first: each is put behind the item it belongs to.
  for (const list of Array.from(body.querySelectorAll('li ul, li ol')).reverse()) {
    list.closest('li')?.after(...list.children);
    list.remove();
  }
  for (const cell of body.querySelectorAll('td, th')) cell.append(' ');
  return body.innerHTML;
}

function withoutStyles(html: string): string {
  return html.replace(/<[a-z][^>]*>/gi, (tag) =>
    tag.replace(/(?<=[\s/"'])(style|on\w+)(?=\s*=)/gi, 'data-$1'),
  );
}

function applyWeight(element: Element): void {
  const style = element.getAttribute('data-style') ?? '';
  element.removeAttribute('data-style');
  const weight = /font-weight\s*:\s*(\w+)/i.exec(style)?.[1]?.toLowerCase();
  if (!weight) return;
  const isBold = weight.startsWith('bold') || Number(weight) >= 600;
  if (!isBold && element.matches('b, strong')) element.replaceWith(...element.childNodes);
  if (!isBold || element.matches('b, strong, h1, h2, h3, h4, h5, h6')) return;
  const strong = element.ownerDocument.createElement('strong');
  strong.append(...element.childNodes);
  element.append(strong);
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
