import { type UploadOptions, upload } from '@/lib/client/media/upload';
import { ApiError } from '@/lib/client/platform/api-error';
import { messageFor, UPLOAD_REFUSALS } from '@/lib/client/platform/messages';
import { isAbort } from '@/lib/client/platform/transport';
import { addMeetingFiles, type MeetingFile } from '@/lib/contract/meetings/meetings';
import {
  ATTACHMENT_EXTENSIONS,
  MAX_FILES,
  MAX_TOTAL_BYTES,
} from '@/lib/domain/platform/upload-limits';

export type UploadState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'sending'; readonly percent: number }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly reason: string; readonly canRetry: boolean };

export interface UploadItem {
  readonly key: number;
  readonly file: File;
  readonly state: UploadState;
}

/** What the meeting holds already. */
interface Taken {
  readonly count: number;
  readonly bytes: number;
}

export interface Sent {
  readonly key: number;
  readonly meetingId: string;
  readonly files: MeetingFile[];
}

export type SendFile = (
  meetingId: string,
  file: File,
  options: UploadOptions & { readonly keepOriginal: boolean },
) => Promise<{ files: MeetingFile[] }>;

const putFile: SendFile = (meetingId, file, { keepOriginal, ...options }) => {
  const body = { files: [file], keep_original: keepOriginal ? ('true' as const) : undefined };
  return upload(addMeetingFiles, { params: { id: meetingId }, body }, options);
};

/** Too large, or of a kind we do not take: the same file will be refused again. */
function isPermanent(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 413 || error.status === 415);
}

const NOTHING: Taken = { count: 0, bytes: 0 };

/**
 * Files chosen for a meeting, sent one after the other, each with progress, cancel and retry. Files may be chosen
 * before the meeting exists; `send` begins when it does.
 */
export class UploadQueue {
  private items: readonly UploadItem[] = [];
  private nextKey = 1;
  private running: Promise<boolean> | null = null;
  private current: { key: number; control: AbortController } | null = null;
  private keepOriginal = false;
  private readonly listeners = new Set<() => void>();

  /**
   * @param onSent called for every file that arrived, with all files of the meeting
   * @param sendFile how a file gets there
   */
  constructor(
    private readonly onSent: (sent: Sent) => void,
    private readonly sendFile: SendFile = putFile,
  ) {}

  /** All files in the order they were chosen; the same array until something changes. */
  readonly list = (): readonly UploadItem[] => this.items;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Adds files; what breaks a limit is listed with its reason and never sent. */
  add(files: readonly File[], taken: Taken = NOTHING): void {
    for (const file of files) {
      const reason = this.refusal(file, taken);
      const state: UploadState = reason
        ? { kind: 'failed', reason, canRetry: false }
        : { kind: 'waiting' };
      this.replace([...this.items, { key: this.nextKey, file, state }]);
      this.nextKey += 1;
    }
  }

  /** Whether what is sent from now on keeps the place and time at which a picture was taken. */
  keepOriginals(keep: boolean): void {
    this.keepOriginal = keep;
  }

  /** Takes a file off the list; one that is on its way is cancelled. */
  remove(key: number): void {
    if (this.current?.key === key) this.current.control.abort();
    this.replace(this.items.filter((item) => item.key !== key));
  }

  /** Sends a failed file again with the next `send`. */
  retry(key: number): void {
    this.update(key, { kind: 'waiting' });
  }

  /** Sends what waits, also what is added meanwhile. Resolves to whether nothing is left that failed. */
  send(meetingId: string): Promise<boolean> {
    this.running ??= this.sendAll(meetingId).finally(() => {
      this.running = null;
    });
    return this.running;
  }

  private async sendAll(meetingId: string): Promise<boolean> {
    for (;;) {
      const next = this.items.find((item) => item.state.kind === 'waiting');
      if (!next) return !this.items.some((item) => item.state.kind === 'failed');
      await this.sendOne(meetingId, next);
    }
  }

  private async sendOne(meetingId: string, { key, file }: UploadItem): Promise<void> {
    const control = new AbortController();
    this.current = { key, control };
    this.update(key, { kind: 'sending', percent: 0 });
    try {
      const { files } = await this.sendFile(meetingId, file, {
        keepOriginal: this.keepOriginal,
        signal: control.signal,
        onProgress: (share) => this.update(key, { kind: 'sending', percent: share * 100 }),
      });
      this.update(key, { kind: 'done' });
      this.onSent({ key, meetingId, files });
    } catch (error) {
      if (isAbort(error)) this.replace(this.items.filter((item) => item.key !== key));
      else {
        const reason = messageFor('meetingFiles', error);
        this.update(key, { kind: 'failed', reason, canRetry: !isPermanent(error) });
      }
    } finally {
      this.current = null;
    }
  }

  private refusal(file: File, taken: Taken): string | null {
    const kept = this.items.filter((item) => item.state.kind !== 'failed' || item.state.canRetry);
    const bytes = kept.reduce((sum, item) => sum + item.file.size, taken.bytes);
    if (taken.count + kept.length >= MAX_FILES) return UPLOAD_REFUSALS.tooMany;
    if (bytes + file.size > MAX_TOTAL_BYTES) return UPLOAD_REFUSALS.tooLarge;
    const name = file.name.toLowerCase();
    if (ATTACHMENT_EXTENSIONS.some((extension) => name.endsWith(extension))) return null;
    return UPLOAD_REFUSALS.type;
  }

  private update(key: number, state: UploadState): void {
    this.replace(this.items.map((item) => (item.key === key ? { ...item, state } : item)));
  }

  private replace(items: readonly UploadItem[]): void {
    this.items = items;
    for (const listener of this.listeners) listener();
  }
}
