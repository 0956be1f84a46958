import { useRef, useState } from 'react';
import type { UploadOptions } from '@/lib/client/media/upload';
import { ApiError } from '@/lib/client/platform/api-error';
import { type MessageRow, messageFor } from '@/lib/client/platform/messages';
import { isAbort } from '@/lib/client/platform/transport';

interface Sending extends Pick<UploadOptions, 'signal' | 'onProgress'> {
  document: File;
}

interface Answers {
  onSuccess: () => void;
  onError: (error: Error) => void;
  onSettled: () => void;
}

interface SentFile {
  send: {
    mutate: (sending: Sending, answers: Answers) => void;
    reset: () => void;
    error: Error | null;
  };
  failure: MessageRow;
  /** Field name in the request. */
  field: string;
}

/**
 * Uploads a file as soon as it is chosen; returns the props that `IdField` needs for the file, its progress and its
 * error.
 */
export function useSentFile({ send, failure, field }: SentFile) {
  const [file, setFile] = useState<File>();
  const [sent, setSent] = useState<number>();
  const upload = useRef<AbortController | null>(null);
  const choose = (document: File | undefined) => {
    setFile(document);
    send.reset();
    if (!document) return;
    upload.current = new AbortController();
    setSent(0);
    send.mutate(
      {
        document,
        signal: upload.current.signal,
        onProgress: (share) => setSent(share * 100),
      },
      {
        onSuccess: () => setFile(undefined),
        onError: (error) => {
          if (!isAbort(error)) return;
          setFile(undefined);
          send.reset();
        },
        onSettled: () => setSent(undefined),
      },
    );
  };
  return {
    file,
    sent,
    error: send.error ? reasonOf(send.error, failure, field) : undefined,
    onChange: choose,
    onCancel: () => upload.current?.abort(),
  };
}

function reasonOf(error: Error, failure: MessageRow, field: string): string {
  const reason = error instanceof ApiError ? error.fields[field] : undefined;
  return reason ?? messageFor(failure, error);
}
