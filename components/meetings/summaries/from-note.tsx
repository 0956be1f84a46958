import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Lock } from 'lucide';
import { useState } from 'react';
import { Button } from '@/components/ui/forms/button';
import { Icon } from '@/components/ui/icons/icon';
import { clientQuery, noteDraftOf } from '@/lib/client/meetings/clients';
import { partsOfNote } from '@/lib/domain/meetings/note-parts';
import type { ReusedText } from '../messages/reused-text';

interface FromNoteProps {
  clientId: string;
  /** Whether nothing is typed in the summary yet. */
  isEmpty: boolean;
  onUse: (text: ReusedText) => void;
}

/**
 * Fills an empty summary from the private note by a press, never by itself: the note may say what the client must not
 * read. Nothing without a note.
 */
export function FromNote({ clientId, isEmpty, onUse }: FromNoteProps) {
  const queries = useQueryClient();
  const { data } = useQuery({ ...clientQuery(clientId), enabled: isEmpty });
  const [isUsed, setUsed] = useState(false);
  if (!isEmpty) {
    return (
      isUsed && (
        <p role="status" className="order-last w-full text-sm font-medium text-amber-900">
          From your private note: take out what your client must not read.
        </p>
      )
    );
  }
  const note = noteDraftOf(queries, clientId)?.text ?? data?.note?.text ?? '';
  if (note.trim() === '') return null;
  return (
    <Button
      variant="plain"
      size="small"
      onClick={() => {
        setUsed(true);
        onUse(partsOfNote(note));
      }}
    >
      <Icon of={Lock} className="size-4" />
      Fill in from your note
    </Button>
  );
}
