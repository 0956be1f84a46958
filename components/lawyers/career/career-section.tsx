'use client';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Notice } from '@/components/ui/feedback/notice';
import { showToast } from '@/components/ui/feedback/toast-queue';
import { Button } from '@/components/ui/forms/button';
import { Card } from '@/components/ui/layout/card';
import { Dialog } from '@/components/ui/overlays/dialog';
import { CHANGE_CAREER_FAILURE } from '@/lib/client/lawyers/career';
import { messageFor } from '@/lib/client/platform/messages';
import { COPY } from '@/lib/contract/platform/copy';
import { MAX_CAREER_ENTRIES } from '@/lib/domain/lawyers/profile-limits';
import { NextSection } from '../profile-editor/next-section';

export interface Entry {
  _id: string;
}

interface CareerSectionProps<T extends Entry> {
  title: string;
  intro: ReactNode;
  entries: readonly T[];
  one: string;
  nameOf: (entry: T) => string;
  remove: {
    isPending: boolean;
    error: Error | null;
    reset: () => void;
    mutate: (id: string, options: { onSuccess: () => void }) => void;
  };
  lastOne?: string;
  empty: ReactNode;
  addTitle: string;
  addForm: ReactNode;
  children: (askToDelete: (entry: T) => void) => ReactNode;
}

/** A section of the career: its entries, and a form for a new one. */
export function CareerSection<T extends Entry>(props: CareerSectionProps<T>) {
  const { title, intro, entries, one, nameOf, remove, lastOne, empty, addTitle, addForm } = props;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<T | null>(null);
  const [deletions, setDeletions] = useState(0);
  // The button that was pressed is gone with its entry.
  useEffect(() => {
    if (deletions > 0) heading.current?.focus();
  }, [deletions]);
  const list = useAddedInView(entries);
  const ask = (entry: T) => {
    remove.reset();
    setAsked(entry);
  };
  const confirm = (entry: T) =>
    remove.mutate(entry._id, {
      onSuccess: () => {
        showToast('success', COPY.lawyerProfile.success);
        setAsked(null);
        setDeletions((count) => count + 1);
      },
    });
  return (
    <section aria-labelledby={id} className="grid max-w-form gap-6">
      <div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id={id} ref={heading} tabIndex={-1} className="text-2xl">
            {title}
          </h2>
          {entries.length > 0 && (
            <p className="text-sm text-neutral-600 tabular">
              {entries.length} of {MAX_CAREER_ENTRIES} entries
            </p>
          )}
        </div>
        <p className="mt-1 text-neutral-700">{intro}</p>
      </div>
      {entries.length > 0 ? <div ref={list}>{props.children(ask)}</div> : empty}
      {entries.length > 0 && <NextSection className="justify-self-end" />}
      {entries.length < MAX_CAREER_ENTRIES ? (
        <Card>
          <h3 className="mb-4 font-sans text-lg font-semibold">{addTitle}</h3>
          {addForm}
        </Card>
      ) : (
        <Notice title={`You have ${MAX_CAREER_ENTRIES} entries, the most allowed`}>
          Delete one to add another.
        </Notice>
      )}
      <DeleteDialog
        one={one}
        name={asked && nameOf(asked)}
        warning={entries.length === 1 ? lastOne : undefined}
        pending={remove.isPending}
        failure={remove.error && messageFor(CHANGE_CAREER_FAILURE, remove.error)}
        onConfirm={() => asked && confirm(asked)}
        onClose={() => setAsked(null)}
      />
    </section>
  );
}

/** Scrolls to the entry that was just added: the form below it stays where it is. Returns the ref of the list. */
function useAddedInView(entries: readonly Entry[]) {
  const list = useRef<HTMLDivElement>(null);
  const known = useRef(new Set(entries.map(({ _id }) => _id)));
  useEffect(() => {
    const added = entries.findIndex(({ _id }) => !known.current.has(_id));
    known.current = new Set(entries.map(({ _id }) => _id));
    if (added !== -1)
      list.current?.querySelectorAll('li')[added]?.scrollIntoView({ block: 'center' });
  }, [entries]);
  return list;
}

interface DeleteDialogProps {
  one: string;
  name: string | null;
  warning?: string | undefined;
  pending: boolean;
  failure: string | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before an entry is deleted, since it cannot be restored. */
function DeleteDialog(props: DeleteDialogProps) {
  const { one, name, warning, pending, failure, onConfirm, onClose } = props;
  return (
    <Dialog
      open={name !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`Delete this ${one}?`}
      description={`“${name}” will be permanently removed from your profile.`}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger" pending={pending} pendingLabel="Deleting" onClick={onConfirm}>
            Delete
          </Button>
        </>
      }
    >
      {warning && <p className="mt-3 font-medium">{warning}</p>}
      {failure && (
        <Notice tone="bad" title={failure} className="mt-4">
          It was not deleted. Please try again.
        </Notice>
      )}
    </Dialog>
  );
}
