'use client';
import { BlockerDialog } from './blocker-dialog';
import { ScopeDialog } from './scope-dialog';
import type { useBlockerEditing } from './use-blocker-editing';

export function CalendarDialogs({ changes }: { changes: ReturnType<typeof useBlockerEditing> }) {
  const { editing, edit, pending, error, save, confirm } = changes;
  if (!editing || editing.kind === 'create') return null;
  const common = { pending, error, onClose: () => edit(null) };
  const { entry } = editing;
  if (editing.kind === 'edit')
    return (
      <BlockerDialog
        {...common}
        key={entry.id}
        entry={entry}
        onSave={save}
        onDelete={() => edit({ kind: 'delete', entry })}
      />
    );
  const range = editing.kind === 'move' ? editing.range : null;
  return (
    <ScopeDialog {...common} key={editing.kind} entry={entry} range={range} onConfirm={confirm} />
  );
}
