import { Check, FileText, FileX, X } from 'lucide';
import type { ReactNode } from 'react';
import { fileSize } from '@/lib/domain/platform/files/file-size';
import { classNames } from '../class-names';
import { Progress } from '../display/progress';
import { Icon } from '../icons/icon';
import { Button, IconButton } from './button';
import { buttonClass } from './button-class';

export type FileRowState =
  | { kind: 'waiting' }
  | { kind: 'sending'; percent: number }
  | { kind: 'done'; note?: string }
  | { kind: 'failed'; reason: string; canRetry: boolean };

interface FileRowProps {
  name: string;
  /** Bytes. */
  size: number;
  state: FileRowState;
  preview?: ReactNode;
  /** Accepted types of a replacement, as the `accept` attribute. */
  accept?: string;
  onCancel?: () => void;
  onRetry?: () => void;
  onReplace?: (file: File) => void;
  onRemove?: () => void;
}

export function FileRow(props: FileRowProps) {
  const { name, size, state, preview, accept, onCancel, onRetry, onReplace, onRemove } = props;
  const failed = state.kind === 'failed';
  return (
    <li
      className={classNames(
        'grid grid-cols-[auto_minmax(0,1fr)_auto] gap-3 py-2.5',
        failed ? 'items-start' : 'items-center',
      )}
    >
      {preview ?? (
        <span
          className={classNames(
            'grid size-10 place-items-center rounded',
            failed ? 'bg-red-50 text-red-700' : 'bg-teal-50 text-teal-800',
          )}
        >
          <Icon of={failed ? FileX : FileText} className="size-5" />
        </span>
      )}
      <div className="min-w-0">
        <p className="truncate font-medium" title={name}>
          {name}
        </p>
        <FileNote name={name} size={size} state={state} />
        {failed && (onReplace || (state.canRetry && onRetry)) && (
          <div className="mt-2 flex flex-wrap gap-2">
            {onReplace && <ReplaceButton name={name} accept={accept} onFile={onReplace} />}
            {state.canRetry && onRetry && (
              <Button
                variant="outline"
                size="small"
                aria-label={`Try again to send ${name}`}
                onClick={onRetry}
              >
                Try again
              </Button>
            )}
          </div>
        )}
      </div>
      <div className="flex items-center">
        {state.kind === 'sending' && onCancel && (
          <Button variant="plain" size="small" aria-label={`Cancel ${name}`} onClick={onCancel}>
            Cancel
          </Button>
        )}
        {state.kind !== 'sending' && onRemove && (
          <IconButton aria-label={`Remove ${name}`} onClick={onRemove}>
            <Icon of={X} className="size-5" />
          </IconButton>
        )}
      </div>
    </li>
  );
}

function FileNote({ name, size, state }: Pick<FileRowProps, 'name' | 'size' | 'state'>): ReactNode {
  switch (state.kind) {
    case 'waiting':
      return <p className="text-sm text-neutral-600 tabular">{fileSize(size)}</p>;
    case 'sending':
      return (
        <>
          <p className="mb-1 text-sm text-neutral-600 tabular">
            {fileSize(size)}, {Math.round(state.percent)}% sent
          </p>
          <Progress label={`Sending ${name}`} value={state.percent} />
        </>
      );
    case 'done':
      return (
        <p className="flex items-center gap-1.5 text-sm text-neutral-600 tabular">
          {fileSize(size)}
          <span className="inline-flex items-center gap-1 text-teal-800">
            <Icon of={Check} className="size-4" />
            {state.note ?? 'added'}
          </span>
        </p>
      );
    case 'failed':
      return (
        <p className="text-sm font-medium text-red-700" role="alert">
          <span className="sr-only">{name}: </span>
          {state.reason}
        </p>
      );
  }
}

interface ReplaceButtonProps {
  name: string;
  accept: string | undefined;
  onFile: (file: File) => void;
}

function ReplaceButton({ name, accept, onFile }: ReplaceButtonProps) {
  return (
    <label
      className={classNames(
        buttonClass({ variant: 'outline', size: 'small' }),
        'relative cursor-pointer has-focus-visible:is-focus',
      )}
    >
      Replace
      <input
        type="file"
        className="sr-only"
        accept={accept}
        aria-label={`Replace ${name}`}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onFile(file);
        }}
      />
    </label>
  );
}
