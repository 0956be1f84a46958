'use client';

import { useEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { searchedProblem } from '@/lib/client/lawyers/searched-problem';
import { typedStory } from '@/lib/client/lawyers/typed-story';
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

interface KeptText {
  readonly draft: DraftText | null;
  readonly searched: string;
  readonly story: string;
  readonly elsewhere: WrittenElsewhere | null;
}

/**
 * Reads once what this tab keeps; what was searched only where it fits the lawyer, who would read of another problem. Null on the server
 * and while its page is hydrated, which has to show the same.
 */
export function useKeptText(lawyer: BookingLawyer, userId: string): KeptText | null {
  const { _id: lawyerId, areas_of_practice: areas } = lawyer;
  const hydrated = useHydrated();
  return useMemo(() => {
    if (!hydrated) return null;
    const problem = searchedProblem();
    const fits = problem === null || areas.includes(problem.area);
    return {
      draft: bookingDraft.read(lawyerId, userId),
      searched: fits ? (problem?.label ?? '') : '',
      story: fits ? typedStory() : '',
      elsewhere: writtenElsewhere(lawyerId, userId),
    };
  }, [hydrated, lawyerId, areas, userId]);
}

/**
 * Keeps what the client writes in this tab, and summarises it while they have not done so by hand.
 *
 * @param isFilled the form began with what was written for a booking that was not paid
 */
export function useWritten(
  form: BookingForm,
  lawyer: BookingLawyer,
  userId: string,
  kept: KeptText | null,
  isFilled: boolean,
) {
  const { _id: lawyerId, display_name: name } = lawyer;
  const { control, formState, getValues, setValue, setFocus, subscribe } = form;
  // A field that is filled loses the error that it got while it was empty.
  const filling = { shouldValidate: formState.isSubmitted };
  const [dismissed, setDismissed] = useState(false);
  const [subject, description, other_party] = useWatch({
    control,
    name: ['subject', 'description', 'other_party'],
  });

  useEffect(() => {
    if (!kept) return;
    const save = (values: Partial<BookingFields>) => {
      const text = draftOf(values, kept.searched);
      bookingDraft.save(lawyerId, userId, text);
      return text;
    };
    // What came with a booking that was not paid: the address loses it when another time is chosen.
    if (isFilled) save(getValues());
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (isWritten(save(values))) rememberWritten({ _id: lawyerId, display_name: name }, userId);
      },
    });
  }, [kept, lawyerId, name, userId, isFilled, getValues, subscribe]);

  const searched = kept?.searched ?? '';
  const isSearched = searched !== '' && subject === searched;
  const isTaken = subject === caseSummary(description);
  const isEmpty = !isWritten({
    subject: isSearched ? '' : subject,
    description,
    other_party: other_party ?? '',
  });
  return {
    /** Source of the summary: the searched problem, the description above, or the client's typing. */
    summary: isSearched ? ('search' as const) : isTaken ? ('text' as const) : ('typed' as const),
    /** Lets the summary follow a change of the description, unless it was written by hand. */
    summarise: () => {
      if (subject === '' || isTaken)
        setValue('subject', caseSummary(getValues('description')), filling);
    },
    /** Text for another lawyer, offered while none is written for this one. */
    elsewhere: isEmpty && !dismissed ? (kept?.elsewhere ?? null) : null,
    use: ({ text }: WrittenElsewhere) => {
      // Who may read it is asked for each lawyer.
      const { consent: _theirs, ...rest } = text;
      for (const [field, value] of Object.entries(rest))
        setValue(field as keyof typeof rest, value, filling);
      setFocus('description');
    },
    dismiss: () => {
      forgetWrittenElsewhere();
      setDismissed(true);
      setFocus('description');
    },
  };
}
/** Returns the part of the form that is stored on the device; a prefilled summary is not. */
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
