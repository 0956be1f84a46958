import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { cacheDraft, type NoteDraft, noteDraftOf } from '@/lib/client/meetings/clients';
import type { ClientNote } from '@/lib/contract/meetings/clients';

/** What is typed of a note, and the version it was typed over. It outlives the page, not the tab. */
export function useNoteDraft(clientId: string, note: ClientNote) {
  const queries = useQueryClient();
  const [draft, setDraft] = useState<NoteDraft | null>(
    () => noteDraftOf(queries, clientId) ?? null,
  );
  const typed = draft?.text ?? note.text;
  const base = draft?.base ?? note.version;
  const changed = typed.trim() !== note.text;

  useEffect(() => cacheDraft(queries, clientId, draft), [queries, clientId, draft]);
  useEffect(() => {
    if (!changed) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [changed]);

  return {
    ...{ typed, base, changed },
    type: (text: string) => setDraft({ text, base }),
    /** What was sent is saved; what was typed since goes on from there. */
    saved: (sent: string, { version }: ClientNote) =>
      setDraft((now) => (now && now.text !== sent ? { ...now, base: version } : null)),
    discard: () => setDraft(null),
  };
}
