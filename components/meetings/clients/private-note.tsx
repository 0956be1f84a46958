'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Lock } from 'lucide';
import type { FormEvent } from 'react';
import { useEffect, useState } from 'react';
import { Notice } from '@/components/ui/feedback/notice';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { TextareaField } from '@/components/ui/forms/textarea';
import { Icon } from '@/components/ui/icons/icon';
import { cardClass } from '@/components/ui/layout/card';
import {
  cacheDraft,
  isVersionChanged,
  type NoteDraft,
  noteDraftOf,
  SAVE_NOTE_FAILURE,
  useSaveNote,
} from '@/lib/client/meetings/clients';
import { useStoredDraft } from '@/lib/client/meetings/drafts';
import { messageFor } from '@/lib/client/platform/messages';
import type { ClientNote } from '@/lib/contract/meetings/clients';
import { COPY, fill } from '@/lib/contract/platform/copy';
import { NOTE_MAX } from '@/lib/domain/meetings/client';
import { formatDay, formatTime } from '@/lib/domain/platform/clock-labels';
import { OtherVersion } from '../other-version';

interface PrivateNoteProps {
  clientId: string;
  note: ClientNote;
}

/** Private note of the lawyer about a client. The typed text is kept until it is saved. */
export function PrivateNote({ clientId, note }: PrivateNoteProps) {
  const draft = useNoteDraft(clientId, note);
  const { typed, base, changed } = draft;
  const save = useSaveNote(clientId);
  const tooLong = typed.trim().length > NOTE_MAX;
  const changedElsewhere = isVersionChanged(save.error) && note.version !== base;
  const send = (version: number) => {
    const saving = draft.send(() => save.mutateAsync({ note: typed, version }));
    saving.catch(() => undefined); // It is in `save.error`.
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!tooLong) send(base);
  };
  return (
    <section aria-labelledby="private-note" className={`${cardClass} p-4 sm:p-5`}>
      <h2 id="private-note" className="flex scroll-mt-24 items-center gap-2 text-xl">
        <Icon of={Lock} className="size-5 text-teal-800" />
        Private note
      </h2>
      <form className="mt-3 grid gap-4" noValidate method="post" onSubmit={submit}>
        <TextareaField
          label="Your note"
          rows={7}
          name="note"
          help="Only you see this. It is deleted with your account or the client’s, so keep elsewhere what you must keep."
          error={tooLong ? fill(COPY.validation.tooLong, { max: NOTE_MAX }) : undefined}
          count={{ length: typed.trim().length, max: NOTE_MAX }}
          value={typed}
          onChange={(event) => draft.type(event.target.value)}
        />
        {save.isError && (
          <Notice tone="bad" title={messageFor(SAVE_NOTE_FAILURE, save.error)}>
            {changedElsewhere ? (
              <OtherVersion
                text={note.text || 'Nothing, the note was emptied.'}
                where="field"
                pending={save.isPending}
                onMine={() => send(note.version)}
                onOther={() => {
                  draft.discard();
                  save.reset();
                }}
              />
            ) : (
              'What you wrote is still here.'
            )}
          </Notice>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <SubmitButton
            disabled={!changed && !save.isPending}
            pending={save.isPending}
            pendingLabel="Saving"
          >
            Save note
          </SubmitButton>
          <p role="status" className="text-sm text-neutral-600 tabular">
            {changed
              ? draft.isStored
                ? 'Draft kept, not saved yet'
                : 'Not saved yet'
              : savedText(note)}
          </p>
        </div>
      </form>
    </section>
  );
}

function savedText({ updated_at }: ClientNote): string {
  if (!updated_at) return '';
  const at = Date.parse(updated_at);
  return `Saved ${formatDay(at)}, ${formatTime(at)} PHT`;
}

/** Keeps the typed note and the version it is based on, also after a reload or a restart of the browser. */
function useNoteDraft(clientId: string, note: ClientNote) {
  const queries = useQueryClient();
  const [draft, setDraft] = useState<NoteDraft | null>(
    () => noteDraftOf(queries, clientId) ?? null,
  );
  const typed = draft?.text ?? note.text;
  const base = draft?.base ?? note.version;
  const changed = typed.trim() !== note.text;

  useEffect(() => cacheDraft(queries, clientId, draft), [queries, clientId, draft]);
  const { isStored, send } = useStoredDraft(
    { kind: 'note', id: clientId },
    changed ? { text: typed, base } : null,
    (stored) => setDraft({ text: stored.text, base: stored.base ?? note.version }),
  );

  return {
    typed,
    base,
    changed,
    isStored,
    type: (text: string) => setDraft({ text, base }),
    send: async (request: () => Promise<ClientNote>) => {
      const { version } = await send(request);
      if (noteDraftOf(queries, clientId)?.text === typed) cacheDraft(queries, clientId, null);
      setDraft((now) => (now && now.text !== typed ? { ...now, base: version } : null));
    },
    discard: () => setDraft(null),
  };
}
