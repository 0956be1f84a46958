'use client';

import { CircleCheck, CircleX } from 'lucide';
import { useRef, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { FileDrop } from '@/components/ui/forms/file-drop';
import { Icon } from '@/components/ui/icons/icon';

/** More than the longest agreement can have. */
const MAX_MEGABYTES = 20;

type Outcome = 'same' | 'different';
type Check =
  | { readonly name: string; readonly outcome: Outcome | 'checking' }
  | { readonly refused: string }
  | null;

interface CheckPdfProps {
  /** Hex hash of the file that both sides hold. */
  sha256: string;
}

/**
 * Shows whether a copy is identical to the agreement that both sides hold. The file is read in the browser and never
 * uploaded.
 */
export function CheckPdf({ sha256 }: CheckPdfProps) {
  const [check, setCheck] = useState<Check>(null);
  const newest = useRef<File>(null);

  const start = async (file: File) => {
    newest.current = file;
    setCheck({ name: file.name, outcome: 'checking' });
    const result = await checkFile(file, sha256);
    // Another file was chosen meanwhile.
    if (newest.current === file) setCheck(result);
  };

  const refused = check && 'refused' in check ? check.refused : undefined;
  return (
    <div className="print:hidden">
      <FileDrop
        label="Check a copy of the agreement"
        help="The PDF stays on your device. We check it here, and it is not sent to us."
        accept="application/pdf,.pdf"
        multiple={false}
        error={refused}
        onFiles={([file]) => {
          if (file) void start(file);
        }}
      />
      <div role="status">{check && 'name' in check && <Answer {...check} />}</div>
    </div>
  );
}

function Answer({ name, outcome }: { name: string; outcome: Outcome | 'checking' }) {
  if (outcome === 'checking')
    return <p className="mt-2 wrap-anywhere text-neutral-700">Checking {name}</p>;
  const isSame = outcome === 'same';
  return (
    <div
      className={classNames(
        'mt-2 flex gap-3 rounded border p-4',
        isSame
          ? 'border-teal-200 bg-teal-50 text-teal-900'
          : 'border-red-300 bg-red-50 text-red-800',
      )}
    >
      <Icon of={isSame ? CircleCheck : CircleX} className="mt-0.5 size-5" />
      <div className="min-w-0">
        <p className="font-semibold">
          {isSame
            ? 'This is the agreement you both have, unchanged.'
            : 'This file differs from the agreement.'}
        </p>
        <p className="mt-1 text-sm wrap-anywhere">{name}</p>
      </div>
    </div>
  );
}

async function checkFile(file: File, sha256: string): Promise<Check> {
  if (file.size > MAX_MEGABYTES * 1024 * 1024)
    return {
      refused: `This file is larger than ${MAX_MEGABYTES} MB, so it can’t be the agreement.`,
    };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (!isPdf(bytes))
      return { refused: 'This is not a PDF. Please choose the PDF of the agreement.' };
    const digest = await crypto.subtle.digest('SHA-256', bytes);
    return { name: file.name, outcome: hex(digest) === sha256 ? 'same' : 'different' };
  } catch {
    return { refused: 'We could not read the file. Please choose it again.' };
  }
}

function isPdf(bytes: Uint8Array): boolean {
  return String.fromCharCode(...bytes.subarray(0, 5)) === '%PDF-';
}

function hex(digest: ArrayBuffer): string {
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
