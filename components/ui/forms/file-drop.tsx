'use client';

import { Upload } from 'lucide';
import { type DragEvent, type ReactNode, type Ref, useId, useState } from 'react';
import { classNames } from '../class-names';
import { FieldError } from '../display/field-error';
import { Icon } from '../icons/icon';

interface FileDropProps {
  label: string;
  /** Limits in words: `Up to 30 files, 20 MB in total.` */
  help: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  /** Value of the `accept` attribute. */
  accept?: string;
  multiple?: boolean;
  disabled?: boolean;
  onFiles: (files: File[]) => void;
  inputRef?: Ref<HTMLInputElement>;
  children?: ReactNode;
}

/** Chooses files by press, keyboard or drop, and lists them below. */
export function FileDrop(props: FileDropProps) {
  const { label, help, error, optional, accept, multiple = true, disabled, onFiles } = props;
  const id = useId();
  const [over, setOver] = useState(false);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = Array.from(event.dataTransfer.files);
    if (!disabled && files.length > 0) onFiles(multiple ? files : files.slice(0, 1));
  };

  return (
    <div>
      <p id={`${id}-label`} className="mb-1.5 font-medium">
        <span>{label}</span>
        {optional && <span className="font-normal text-neutral-600"> (optional)</span>}
      </p>
      <label
        className={classNames(
          'flex min-h-24 flex-col items-center justify-center gap-1 rounded border-2 border-dashed p-4 text-center transition-colors hover:border-teal-800 has-focus-visible:is-focus has-disabled:border-neutral-300 has-disabled:bg-neutral-100',
          over && 'border-teal-800 bg-teal-50',
          !over && (error ? 'border-red-600 bg-white' : 'border-neutral-400 bg-white'),
        )}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon of={Upload} className="size-6 text-teal-800" />
        <span>
          <span
            id={`${id}-verb`}
            className="font-semibold text-teal-800 underline underline-offset-4"
          >
            {multiple ? 'Choose files' : 'Choose a file'}
          </span>
          <span className="pointer-coarse:hidden"> or drop {multiple ? 'them' : 'it'} here</span>
        </span>
        <span id={`${id}-help`} className="text-sm text-neutral-600">
          {help}
        </span>
        <input
          ref={props.inputRef}
          type="file"
          className="sr-only"
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          aria-labelledby={`${id}-label ${id}-verb`}
          aria-describedby={classNames(error && `${id}-error`, `${id}-help`)}
          aria-invalid={error ? true : undefined}
          onChange={(event) => {
            const files = Array.from(event.target.files ?? []);
            // Emptied so that the same file can be chosen again after it was removed.
            event.target.value = '';
            if (files.length > 0) onFiles(files);
          }}
        />
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {props.children && <ul className="mt-2 divide-y">{props.children}</ul>}
    </div>
  );
}
