import { Check, FileText, FileX, X } from 'lucide';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Progress } from '../display/progress';
import { Icon } from '../icons/icon';
import { Button, IconButton } from './button';

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
  /** Shown instead of the icon. */
  preview?: ReactNode;
  onCancel?: () => void;
  onRetry?: () => void;
  onRemove?: () => void;
}

/** One file of a `FileDrop`: waiting, under way with progress and cancel, done, or refused with its reason. */
export function FileRow(props: FileRowProps) {
  const { name, size, state, preview, onCancel, onRetry, onRemove } = props;
  const failed = state.kind === 'failed';
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 py-2.5">
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
      </div>
      <div className="flex items-center">
        {state.kind === 'sending' && onCancel && (
          <SmallButton name={name} verb="Cancel" onClick={onCancel} />
        )}
        {failed && state.canRetry && onRetry && (
          <SmallButton name={name} verb="Retry" onClick={onRetry} />
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
      return <p className="text-sm text-neutral-600 tabular">{megabytes(size)}</p>;
    case 'sending':
      return (
        <>
          <p className="mb-1 text-sm text-neutral-600 tabular">
            {megabytes(size)}, {Math.round(state.percent)}% sent
          </p>
          <Progress label={`Sending ${name}`} value={state.percent} />
        </>
      );
    case 'done':
      return (
        <p className="flex items-center gap-1.5 text-sm text-neutral-600 tabular">
          {megabytes(size)}
          <span className="inline-flex items-center gap-1 text-teal-800">
            <Icon of={Check} className="size-4" />
            {state.note ?? 'added'}
          </span>
        </p>
      );
    case 'failed':
      return (
        <p className="text-sm font-medium text-red-700" role="alert">
          {state.reason}
        </p>
      );
  }
}

function SmallButton(props: { name: string; verb: string; onClick: () => void }) {
  return (
    <Button
      variant="plain"
      size="small"
      aria-label={`${props.verb} ${props.name}`}
      onClick={props.onClick}
    >
      {props.verb}
    </Button>
  );
}

/** `0.5 MB`; never `0.0 MB`, which would read as an empty file. */
export function megabytes(bytes: number): string {
  return `${Math.max(0.1, bytes / (1024 * 1024)).toFixed(1)} MB`;
}
