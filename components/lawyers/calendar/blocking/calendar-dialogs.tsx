'use client';

import { BlockerDialog } from './blocker-dialog';
import { ScopeDialog } from './scope-dialog';
import type { useBlockerEditing } from './use-blocker-editing';

/** The dialog that is open, if any. */
export function CalendarDialogs({ changes }: { changes: ReturnType<typeof useBlockerEditing> }) {
  const { editing, edit, pending, error, save, confirm } = changes;
  if (!editing) return null;
  const common = { pending, error, onClose: () => edit(null) };
  if (editing.kind === 'create')
    return (
      <BlockerDialog
        {...common}
        key="create"
        entry={null}
        range={editing.range}
        onSave={save}
        onDelete={common.onClose}
      />
    );
  const { entry } = editing;
  if (editing.kind === 'edit')
    return (
      <BlockerDialog
        {...common}
        key={entry.id}
        entry={entry}
        range={entry}
        onSave={save}
        onDelete={() => edit({ kind: 'delete', entry })}
      />
    );
  const range = editing.kind === 'move' ? editing.range : null;
  return (
    <ScopeDialog {...common} key={editing.kind} entry={entry} range={range} onConfirm={confirm} />
  );
}
