'use client';

import { EditorContent, useEditor } from '@tiptap/react';
import { useLayoutEffect } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { RichTextDocument } from '@/lib/domain/work-items/rich-text';
import { cleanPastedHtml } from './pasted-html';
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

/** The toolbar and what is written, inside the frame of `RichTextEditor`. */
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
