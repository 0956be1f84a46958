import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '@/lib/client/platform/call';
import {
  type DraftContent,
  deleteDraft,
  draftContent,
  getDraft,
  putDraft,
} from '@/lib/contract/meetings/drafts';
import { DRAFT_MAX, type DraftKind } from '@/lib/domain/meetings/drafts';

/** How long typing must pause before the draft is saved, milliseconds. */
const PAUSE_MS = 1_000;

interface DraftPlace {
  readonly kind: DraftKind;
  /** Id of the meeting or agreement; for a note, of the client. */
  readonly id: string;
}

/**
 * Saves a draft on the server a moment after each pause and when the page is left, and restores one from another
 * device or an earlier visit. Failures are silent: the text is still in the page, and the browser asks before that is
 * left.
 * @param content the typed text; null where there is nothing to save
 * @param restore called once with the saved draft, unless something was typed before it came
 */
export function useStoredDraft(
  { kind, id }: DraftPlace,
  content: DraftContent | null,
  restore: (content: DraftContent) => void,
) {
  const typed = content && content.text.length <= DRAFT_MAX ? JSON.stringify(content) : '';
  const [keeper] = useState(() => new Keeper());
  const [stored, setStored] = useState('');
  const first = useRef(typed);
  const [isRead, setIsRead] = useState(typed !== '');
  const onRead = useEffectEvent((found: DraftContent) => {
    if (typed !== '' || first.current !== '') return;
    // Without the instant, and in the order of the contract, in which the form's own text is compared.
    const content = draftContent.parse(found);
    keeper.stored = JSON.stringify(content);
    setStored(keeper.stored);
    restore(content);
  });
  useEffect(() => {
    keeper.at({ kind, id }, setStored);
    // What is typed in this tab is newer than what was kept.
    if (first.current !== '') return;
    const reading = new AbortController();
    call(getDraft, { params: { id }, query: { kind } }, { signal: reading.signal })
      .then(
        ({ draft }) => draft && onRead(draft),
        () => undefined,
      )
      .finally(() => !reading.signal.aborted && setIsRead(true));
    return () => reading.abort();
  }, [keeper, kind, id]);
  useEffect(() => keeper.type(typed), [keeper, typed]);
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') keeper.flush();
    };
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      keeper.flush();
    };
  }, [keeper]);
  const isStored = typed !== '' && stored === typed;
  const atRisk = content !== null && !isStored;
  useEffect(() => {
    if (!atRisk) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [atRisk]);
  const send = useCallback(<T>(request: () => Promise<T>) => keeper.send(request), [keeper]);
  const discard = useCallback(() => {
    keeper.type('');
    keeper.flush();
  }, [keeper]);
  return { isStored, isRead, send, discard };
}

/** Serializes one form's calls. */
class Keeper {
  /** Last content known to be on the server. */
  stored = '';
  private typed = '';
  private isSending = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private calls: Promise<unknown> | null = null;
  private place: DraftPlace | undefined;
  private report: (stored: string) => void = () => undefined;

  at(place: DraftPlace, report: (stored: string) => void): void {
    this.place = place;
    this.report = report;
  }

  type(typed: string): void {
    this.typed = typed;
    clearTimeout(this.timer);
    if (typed !== this.stored && !this.isSending)
      this.timer = setTimeout(() => this.flush(), PAUSE_MS);
  }

  flush(): void {
    clearTimeout(this.timer);
    const { typed } = this;
    if (typed === this.stored || this.isSending) return;
    this.stored = typed;
    this.queue(async ({ kind, id }) => {
      try {
        if (typed === '') await call(deleteDraft, { params: { id }, query: { kind } });
        else await call(putDraft, { params: { id }, query: { kind }, body: JSON.parse(typed) });
        this.report(typed);
      } catch {
        // With the next pause again.
        if (this.stored === typed) this.stored = '';
      }
    });
  }

  /**
   * Sends what was typed, and saves nothing meanwhile, not even when the page is left: the server deletes the draft with
   * the request, and a save that comes later would restore it. After a failure saving goes on.
   */
  async send<T>(request: () => Promise<T>): Promise<T> {
    clearTimeout(this.timer);
    const { typed } = this;
    const isSaving = this.calls !== null;
    this.isSending = true;
    try {
      const answer = await request();
      this.stored = '';
      if (isSaving)
        this.queue(({ kind, id }) => call(deleteDraft, { params: { id }, query: { kind } }));
      if (this.typed === typed) this.typed = '';
      return answer;
    } finally {
      this.isSending = false;
      this.type(this.typed);
    }
  }

  private queue(send: (place: DraftPlace) => Promise<unknown>): void {
    const { place } = this;
    if (!place) return;
    const calls = (this.calls ?? Promise.resolve())
      .then(() => send(place))
      .catch(() => undefined)
      .finally(() => {
        if (this.calls === calls) this.calls = null;
      });
    this.calls = calls;
  }
}
