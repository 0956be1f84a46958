'use client';

import { FileText } from 'lucide';
import { type Ref, useEffect, useState } from 'react';
import { FieldError } from '@/components/ui/display/field-error';
import { FileDrop } from '@/components/ui/forms/file-drop';
import { FileRow, type FileRowState } from '@/components/ui/forms/file-row';
import { Icon } from '@/components/ui/icons/icon';
import { ID_ACCEPT, idRefusal } from './id-limits';

interface IdFieldProps {
  label: string;
  help: string;
  file: File | undefined;
  error?: string | undefined;
  sent?: number | undefined;
  onChange: (file: File | undefined) => void;
  onCancel: () => void;
  inputRef?: Ref<HTMLInputElement>;
}

/** One ID: a file input, then a preview, its upload progress and a way to replace it. */
export function IdField(props: IdFieldProps) {
  const { label, help, file, error, sent, onChange, onCancel, inputRef } = props;
  const [refusal, setRefusal] = useState<string | null>(null);

  const choose = ([chosen]: File[]) => {
    if (!chosen) return;
    const reason = idRefusal(chosen);
    setRefusal(reason);
    if (!reason) onChange(chosen);
  };
  const remove = () => {
    setRefusal(null);
    onChange(undefined);
  };

  if (!file) {
    return (
      <FileDrop
        label={label}
        help={help}
        accept={ID_ACCEPT}
        multiple={false}
        error={refusal ?? error}
        onFiles={choose}
        inputRef={inputRef}
      />
    );
  }
  return (
    <div>
      <p className="mb-1.5 font-medium">{label}</p>
      <ul className="rounded border bg-white px-3">
        <FileRow
          name={file.name}
          size={file.size}
          state={stateOf(sent, error)}
          preview={<Preview file={file} />}
          onCancel={onCancel}
          onRemove={remove}
        />
      </ul>
      {error && sent === undefined && <FieldError>{error}</FieldError>}
    </div>
  );
}

function stateOf(sent: number | undefined, error: string | undefined): FileRowState {
  if (sent !== undefined && sent < 100) return { kind: 'sending', percent: sent };
  if (sent !== undefined) return { kind: 'done', note: 'sent' };
  return error ? { kind: 'waiting' } : { kind: 'done' };
}

function Preview({ file }: { file: File }) {
  const [address, setAddress] = useState<string | null>(null);
  const isPicture = /^image\/(?:jpeg|png)$/.test(file.type);

  useEffect(() => {
    if (!isPicture) return;
    const url = URL.createObjectURL(file);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [file, isPicture]);

  return (
    <span className="grid h-15 w-24 place-items-center overflow-hidden rounded-inner border bg-neutral-100 text-neutral-600">
      {isPicture && address ? (
        <picture className="contents">
          <img src={address} alt="" className="size-full object-cover" />
        </picture>
      ) : (
        <Icon of={FileText} className="size-6" />
      )}
    </span>
  );
}
