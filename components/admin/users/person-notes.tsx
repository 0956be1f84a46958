'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { type FormEvent, useState } from 'react';
import { QueryList } from '@/components/platform/query-list';
import { textRefusal } from '@/components/platform/text-refusal';
import { EmptySection } from '@/components/ui/feedback/nothing-here';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { TextareaField } from '@/components/ui/forms/textarea';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { personNotesQuery, useAddPersonNote } from '@/lib/client/admin/person-notes';
import { ApiError } from '@/lib/client/platform/api-error';
import { newRowId } from '@/lib/client/platform/idempotency-keys';
import type { PersonNote } from '@/lib/contract/admin/person-notes';
import { PERSON_NOTE_MAX } from '@/lib/domain/admin/person-notes';
import { formatDayTime } from '@/lib/domain/platform/clock-labels';
import { AdminActionFailure, AdminQueryFailure } from '../admin-failure';
import { ListSkeleton } from '../list-skeleton';
import { CountedPages } from '../pages';

export function PersonNotes({ userId }: { userId: string }) {
  const [page, setPage] = useState(0);
  const { data, ...query } = useQuery(personNotesQuery(userId, page));
  return (
    <section aria-labelledby="notes" className="mt-8 max-w-form">
      <h2 id="notes" className="mb-3 text-xl">
        Notes
      </h2>
      <AddNote userId={userId} onAdded={() => setPage(0)} />
      <QueryList
        className="mt-5"
        query={query}
        rows={data?.results}
        failure={<AdminQueryFailure query={query} title="The notes could not be loaded" />}
        loading={<ListSkeleton label="Loading notes" />}
        empty={<EmptySection>Nobody noted anything about this person.</EmptySection>}
        pages={data && <CountedPages page={page} total={data.total} onPage={setPage} />}
      >
        {(notes) => (
          <ul className="grid gap-3">
            {notes.map((note) => (
              <Note key={note._id} note={note} />
            ))}
          </ul>
        )}
      </QueryList>
    </section>
  );
}

function Note({ note: { text, author, created_at: at } }: { note: PersonNote }) {
  return (
    <li className="rounded border bg-white p-4">
      <p className="break-words whitespace-pre-line">{text}</p>
      <p className="mt-2 text-sm text-neutral-600">
        <Link href={`/admin/users/${author._id}`} prefetch={false} className={textLinkClass}>
          {author.name}
        </Link>
        , {formatDayTime(Date.parse(at))}
      </p>
    </li>
  );
}

interface AddNoteProps {
  userId: string;
  onAdded: () => void;
}

function AddNote({ userId, onAdded }: AddNoteProps) {
  const [id, setId] = useState(newRowId);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string>();
  const add = useAddPersonNote(userId);
  const refused = add.error instanceof ApiError ? add.error.fields.text : undefined;
  const added = () => {
    setTyped('');
    setId(newRowId());
    onAdded();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const refusal = textRefusal(typed, PERSON_NOTE_MAX);
    setWrong(refusal);
    if (refusal || add.isPending) return;
    add.mutate({ id, text: typed.trim() }, { onSuccess: added });
  };
  return (
    <form className="grid gap-3" noValidate method="post" onSubmit={submit}>
      <TextareaField
        label="New note"
        name="note"
        help="Only administrators see it here. It cannot be changed, and it is part of the person’s data download, without your name."
        error={wrong ?? refused}
        count={{ length: typed.trim().length, max: PERSON_NOTE_MAX }}
        value={typed}
        onChange={({ target }) => {
          setWrong(undefined);
          setTyped(target.value);
        }}
      />
      {!refused && <AdminActionFailure title="The note was not added" error={add.error} />}
      <div>
        <SubmitButton variant="outline" pending={add.isPending} pendingLabel="Adding">
          Add note
        </SubmitButton>
      </div>
    </form>
  );
}
