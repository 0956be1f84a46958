import type { UploadOptions } from '@/lib/client/media/upload';
import { ApiError } from '@/lib/client/platform/api-error';
import { type MessageRow, messageFor } from '@/lib/client/platform/messages';
import { isAbort } from '@/lib/client/platform/transport';
import type { MeetingFile } from '@/lib/contract/meetings/meetings';
import {
  MEETING_FILES_FAILURE,
  refusalByContent,
  refusalBySize,
  type Taken,
} from './file-refusals';

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

export interface NotAdded {
  readonly name: string;
  readonly reason: string;
}

export interface Sent {
  readonly key: number;
  readonly holderId: string;
  readonly files: MeetingFile[];
}

export type SendFile = (
  holderId: string,
  file: File,
  options: UploadOptions & { readonly keepOriginal: boolean },
) => Promise<{ files: MeetingFile[] }>;

/**
 * Whether the error concerns the file or its target, such as a file that is too large or of an unsupported type: a
 * retry would fail again.
 */
function isPermanent(error: unknown): boolean {
  return error instanceof ApiError && [400, 404, 409, 413, 415].includes(error.status);
}

function refused(reason: string): UploadState {
  return { kind: 'failed', reason, canRetry: false };
}

export function failedOf(items: readonly UploadItem[]): UploadItem[] {
  return items.filter(({ state }) => state.kind === 'failed');
}

export function unsentOf(items: readonly UploadItem[]): UploadItem[] {
  return items.filter(({ state }) => state.kind !== 'done');
}

export function usableOf(items: readonly UploadItem[]): UploadItem[] {
  return items.filter(({ state }) => state.kind !== 'failed' || state.canRetry);
}

const LEFT_BEHIND = 'You went on before it was sent.';
const NOTHING: Taken = { count: 0, bytes: 0 };

/**
 * Files chosen for a meeting or an agreement, sent one after the other, each with progress, cancel and retry. Files
 * may be chosen before the target exists; `send` begins when it does.
 */
export class UploadQueue {
  private items: readonly UploadItem[] = [];
  private nextKey = 1;
  private running: Promise<boolean> | null = null;
  private current: { key: number; control: AbortController } | null = null;
  private keepOriginal = false;
  private readonly checks = new Map<number, Promise<void>>();
  private left: readonly NotAdded[] = [];
  private readonly listeners = new Set<() => void>();

  /**
   * @param onSent called for every file that arrived, with all files of its target
   * @param sendFile sends one file
   * @param failure message for a file that failed
   */
  constructor(
    private readonly onSent: (sent: Sent) => void,
    private readonly sendFile: SendFile,
    private readonly failure: MessageRow = MEETING_FILES_FAILURE,
  ) {}

  /** Returns all files in the order they were chosen; the same array until something changes. */
  readonly list = (): readonly UploadItem[] => this.items;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Adds files; refused ones are listed with the reason and never sent. */
  add(files: readonly File[], taken: Taken = NOTHING): void {
    for (const file of files) {
      const item = this.itemOf(file, taken);
      this.set([...this.items, item]);
      this.check(item);
    }
  }

  /** Replaces a refused file. */
  replace(key: number, file: File, taken: Taken = NOTHING): void {
    const item = this.itemOf(file, taken, key);
    this.set(this.items.map((one) => (one.key === key ? item : one)));
    this.check(item);
  }

  /** Resolves when the local checks of all files are done. */
  async checked(): Promise<void> {
    while (this.checks.size > 0) await Promise.all(this.checks.values());
  }

  leaveOut(items: readonly UploadItem[]): void {
    for (const { key, file, state } of items) {
      const reason = state.kind === 'failed' ? state.reason : LEFT_BEHIND;
      this.left = [...this.left, { name: file.name, reason }];
      this.remove(key);
    }
  }

  leftOut(): readonly NotAdded[] {
    return this.left;
  }

  get keepsOriginals(): boolean {
    return this.keepOriginal;
  }

  /** Sets whether files sent from now on keep the place and time at which a picture was taken. */
  keepOriginals(keep: boolean): void {
    this.keepOriginal = keep;
  }

  remove(key: number): void {
    if (this.current?.key === key) this.current.control.abort();
    this.set(this.items.filter((item) => item.key !== key));
  }

  /** Marks a failed file for retry with the next `send`. */
  retry(key: number): void {
    this.update(key, { kind: 'waiting' });
  }

  /** Sends the waiting files, including those added meanwhile. Resolves to whether none failed. */
  send(holderId: string): Promise<boolean> {
    this.running ??= this.sendAll(holderId).finally(() => {
      this.running = null;
    });
    return this.running;
  }

  private async sendAll(holderId: string): Promise<boolean> {
    for (;;) {
      const next = this.items.find((item) => item.state.kind === 'waiting');
      if (!next) return failedOf(this.items).length === 0;
      const check = this.checks.get(next.key);
      if (check) await check;
      else await this.sendOne(holderId, next);
    }
  }

  private async sendOne(holderId: string, { key, file }: UploadItem): Promise<void> {
    const control = new AbortController();
    this.current = { key, control };
    this.update(key, { kind: 'sending', percent: 0 });
    try {
      const { files } = await this.sendFile(holderId, file, {
        keepOriginal: this.keepOriginal,
        signal: control.signal,
        onProgress: (share) => this.update(key, { kind: 'sending', percent: share * 100 }),
      });
      this.update(key, { kind: 'done' });
      this.onSent({ key, holderId, files });
    } catch (error) {
      if (isAbort(error)) this.set(this.items.filter((item) => item.key !== key));
      else {
        const reason = messageFor(this.failure, error);
        this.update(key, { kind: 'failed', reason, canRetry: !isPermanent(error) });
      }
    } finally {
      this.current = null;
    }
  }

  private itemOf(file: File, taken: Taken, replaced?: number): UploadItem {
    const others = usableOf(this.items).filter((item) => item.key !== replaced);
    const reason = refusalBySize(file, {
      count: taken.count + others.length,
      bytes: others.reduce((sum, item) => sum + item.file.size, taken.bytes),
    });
    const key = this.nextKey;
    this.nextKey += 1;
    this.left = this.left.filter(({ name }) => name !== file.name);
    return { key, file, state: reason ? refused(reason) : { kind: 'waiting' } };
  }

  private check({ key, file, state }: UploadItem): void {
    if (state.kind !== 'waiting') return;
    const check = refusalByContent(file).then((reason) => {
      this.checks.delete(key);
      if (reason) this.update(key, refused(reason));
    });
    this.checks.set(key, check);
  }

  private update(key: number, state: UploadState): void {
    this.set(this.items.map((item) => (item.key === key ? { ...item, state } : item)));
  }

  private set(items: readonly UploadItem[]): void {
    this.items = items;
    for (const listener of this.listeners) listener();
  }
}
