'use client';

import { useEffect } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { TextField } from '@/components/ui/forms/input';
import { RichTextEditor } from '@/components/work-items/text/rich-text-editor';
import type { TypedAgreement } from '@/lib/contract/work-items/agreement-form';
import { TITLE_MAX } from '@/lib/domain/work-items/work-item';

export const TEXT_ID = 'agreement-text';

/** The title and the text. A new `round` remounts the editor when the text is replaced from outside. */
export function TextPart({ round }: { round: number }) {
  const { control, register, formState } = useFormContext<TypedAgreement>();
  // Before the text: the first field that is wrong gets the focus in the order in which they were named.
  const titleField = register('title');
  const title = useWatch({ control, name: 'title' });
  const { field, fieldState } = useController({ control, name: 'description' });
  const { ref } = field;
  useEffect(() => {
    // What is written in is no input of the form.
    ref({ focus: () => document.getElementById(TEXT_ID)?.focus() });
  }, [ref]);
  return (
    <>
      <TextField
        label="Title"
        autoComplete="off"
        maxLength={TITLE_MAX}
        count={{ length: title.length, max: TITLE_MAX }}
        help="A title your client will recognize, such as “Illegal dismissal case before the NLRC”."
        error={formState.errors.title?.message}
        {...titleField}
      />
      <RichTextEditor
        key={round}
        id={TEXT_ID}
        label="What is agreed"
        help="What you will do, by when, and what is not included."
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        error={fieldState.error?.message}
      />
    </>
  );
}
