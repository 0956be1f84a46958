'use client';

import { useId, useMemo } from 'react';
import { classNames } from '@/components/ui/class-names';
import { FieldError } from '@/components/ui/display/field-error';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { Button } from '@/components/ui/forms/button';
import { useLater } from '@/components/ui/hooks/use-later';
import { RICH_TEXT_BYTES, type RichTextDocument } from '@/lib/domain/work-items/rich-text';
import { richTextBytes } from './rich-text-value';

const loadArea = () => import('./rich-text-area').then((module) => module.RichTextArea);

interface RichTextEditorProps {
  value: RichTextDocument | null;
  /** Always matches the schema of the contract; empty text is one empty paragraph. */
  onChange: (document: RichTextDocument) => void;
  onBlur?: () => void;
  label: string;
  /** One sentence below the field. */
  help?: string;
  error?: string | undefined;
  /** Id of the editable element, to focus it. */
  id?: string;
  placeholder?: string;
}

/**
 * Rich text editor for an agreement, loaded after the page. Not with `next/dynamic`, which would replace the form by
 * the error page when the file fails to load.
 */
export function RichTextEditor(props: RichTextEditorProps) {
  const { value, onChange, onBlur, label, help, error, placeholder } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const { code: Area, failed, retry } = useLater(loadArea, true);
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  return (
    <div>
      <div className="mb-1.5 flex items-baseline justify-between gap-3">
        <span id={`${id}-label`} className="font-medium">
          {label}
        </span>
        <SizeNearLimit value={value} />
      </div>
      <div
        className={classNames(
          'min-h-77 rounded border bg-white has-[[role=textbox]:focus-visible]:is-focus',
          error ? 'border-red-600 inset-ring inset-ring-red-600' : 'border-neutral-400',
        )}
      >
        {Area ? (
          <Area
            id={id}
            label={label}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            placeholder={placeholder}
            labelledBy={`${id}-label`}
            describedBy={described || undefined}
            invalid={Boolean(error)}
          />
        ) : (
          <Waiting failed={failed} onRetry={retry} />
        )}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {help && (
        <p id={`${id}-help`} className="mt-1.5 text-sm text-neutral-600">
          {help}
        </p>
      )}
    </div>
  );
}

/** Placeholder of the same height as the editor. */
function Waiting({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  if (failed)
    return (
      <div role="alert" className="grid min-h-77 place-content-center justify-items-center gap-3">
        <p>The editor could not be loaded. What you wrote is still here.</p>
        <Button variant="outline" onClick={onRetry}>
          Try again
        </Button>
      </div>
    );
  return (
    <LoadingRegion label="Loading the editor">
      <div className="flex gap-1 border-b p-1.5">
        <Skeleton className="h-9 w-60" />
      </div>
      <div className="space-y-3 p-3">
        <Skeleton className="h-4 w-11/12" />
        <Skeleton className="h-4 w-3/4" />
      </div>
    </LoadingRegion>
  );
}

const KILOBYTE = 1024;

function SizeNearLimit({ value }: { value: RichTextDocument | null }) {
  const bytes = useMemo(() => (value ? richTextBytes(value) : 0), [value]);
  if (bytes < RICH_TEXT_BYTES * 0.8) return null;
  const size = Math.ceil(bytes / KILOBYTE);
  return (
    <span
      role="status"
      className={classNames(
        'shrink-0 text-sm tabular',
        bytes > RICH_TEXT_BYTES ? 'font-semibold text-red-700' : 'text-neutral-600',
      )}
    >
      {size} of {RICH_TEXT_BYTES / KILOBYTE} kB
    </span>
  );
}
