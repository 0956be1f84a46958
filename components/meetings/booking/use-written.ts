'use client';

import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { searchedProblem } from '@/lib/client/lawyers/searched-problem';
import { toldStory } from '@/lib/client/lawyers/told-story';
import { caseSummary } from '@/lib/domain/meetings/case-summary';
import type { BookingLawyer } from './booking-data';
import {
  bookingDraft,
  type DraftText,
  forgetWrittenElsewhere,
  isWritten,
  rememberWritten,
  type WrittenElsewhere,
  writtenElsewhere,
} from './draft';
import type { BookingFields, BookingForm } from './use-booking-form';

/** What is there before the client types: their draft, the problem they searched, or what another lawyer was told. */
export function useWritten(
  form: BookingForm,
  lawyer: BookingLawyer,
  userId: string,
  isFilled: boolean,
) {
  const { _id: lawyerId, display_name: name } = lawyer;
  const { control, getValues, setValue, setFocus, subscribe } = form;
  const [problem, setProblem] = useState('');
  const [elsewhere, setElsewhere] = useState<WrittenElsewhere | null>(null);
  const [subject, description, other_party] = useWatch({
    control,
    name: ['subject', 'description', 'other_party'],
  });

  useEffect(() => {
    const searched = searchedProblem();
    const draft = bookingDraft.read(lawyerId, userId);
    // What is typed here is newer than what the server has.
    if (draft && (isWritten(draft) || !isFilled)) fill(setValue, draft);
    // The address loses it when another time is chosen.
    else if (isFilled) bookingDraft.save(lawyerId, userId, draftOf(getValues(), searched));
    // Once for one lawyer: what was taken out of a draft stays out.
    if (!draft && !getValues('description')) setValue('description', toldStory());
    // What was typed before the page listened stays.
    if (!getValues('subject'))
      setValue('subject', searched || caseSummary(getValues('description')));
    setProblem(searched);
    setElsewhere(writtenElsewhere(lawyerId, userId));
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const text = draftOf(values, searched);
        bookingDraft.save(lawyerId, userId, text);
        if (isWritten(text)) rememberWritten({ _id: lawyerId, display_name: name }, userId);
      },
    });
  }, [lawyerId, name, userId, isFilled, getValues, setValue, subscribe]);

  const described = useRef(description);
  useEffect(() => {
    const before = described.current;
    described.current = description;
    const summary = getValues('subject');
    const isTyped = summary !== '' && summary !== caseSummary(before);
    if (description !== before && !isTyped) setValue('subject', caseSummary(description));
  }, [description, getValues, setValue]);

  const isSearched = problem !== '' && subject === problem;
  const isTaken = subject === caseSummary(description);
  const isEmpty = !isWritten({
    subject: isSearched ? '' : subject,
    description,
    other_party: other_party ?? '',
  });
  return {
    /** Where the summary comes from: the problem of the search, what is written above, or the client's own hand. */
    summary: isSearched ? ('search' as const) : isTaken ? ('text' as const) : ('typed' as const),
    /** What was written for another lawyer, while nothing is written for this one. */
    elsewhere: isEmpty ? elsewhere : null,
    use: ({ text }: WrittenElsewhere) => {
      // Who may read it is asked for each lawyer.
      const { consent: _theirs, ...rest } = text;
      fill(setValue, rest);
      setFocus('description');
    },
    dismiss: () => {
      forgetWrittenElsewhere();
      setElsewhere(null);
      setFocus('description');
    },
  };
}

function fill(setValue: BookingForm['setValue'], { consent, ...text }: Partial<DraftText>): void {
  for (const [name, value] of Object.entries(text)) {
    setValue(name as keyof typeof text, value);
  }
  if (consent) setValue('consent', true);
}

/** The part of the form that is stored on the device; a summary nobody typed is not. */
function draftOf(fields: Partial<BookingFields>, searched: string): DraftText {
  const { subject = '' } = fields;
  return {
    type: fields.type ?? 'VIDEO',
    phone: fields.phone ?? '',
    subject: subject === searched ? '' : subject,
    description: fields.description ?? '',
    other_party: fields.other_party ?? '',
    for_other: fields.for_other ?? false,
    attendee_name: fields.attendee_name ?? '',
    relation: fields.relation ?? '',
    consent: fields.consent ?? false,
  };
}
