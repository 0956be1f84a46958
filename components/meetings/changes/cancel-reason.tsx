import { useId, useRef, useState } from 'react';
import { ChoiceChip } from '@/components/ui/forms/choice-chip';
import { FieldGroup } from '@/components/ui/forms/field';
import { TextareaField } from '@/components/ui/forms/textarea';
import type { DeclineInput } from '@/lib/contract/meetings/hand-overs';
import { COPY } from '@/lib/contract/platform/copy';
import type { DeclineReason } from '@/lib/domain/meetings/hand-over';
import {
  type ColleagueOption,
  ColleaguesField,
  idsOf,
  refusedColleagues,
} from '../hand-overs/colleagues-field';
import type { Side } from '../meeting-labels';

/** Most characters of the typed part; with the words of a choice it stays within 500. */
const REASON_MAX = 450;

/** Reasons for lawyers to cancel, each with the sentence that the client reads; null if it has to be typed. */
const REASONS = {
  Court: 'I have to be in court.',
  Illness: 'I am ill.',
  'Conflict of interest': 'I have a conflict of interest.',
  'Another field': 'This is not my field of practice.',
  'No time': 'I do not have the time for it.',
  Other: null,
} as const;
type Choice = keyof typeof REASONS;
const CHOICES = Object.keys(REASONS) as Choice[];

/** Choices with which a lawyer declines, and may name colleagues. */
const DECLINES: Partial<Record<Choice, DeclineReason>> = {
  'Conflict of interest': 'CONFLICT',
  'Another field': 'FIELD',
  'No time': 'TIME',
};

/**
 * Holds the reason for a cancellation: required from a lawyer, since the client has reserved the time.
 * @param canDecline whether colleagues can be named: not for a meeting of an agreement
 */
export function useCancelReason(side: Side, canDecline: boolean) {
  const [choice, setChoice] = useState<Choice | null>(null);
  const [words, setWords] = useState('');
  const [colleagues, setColleagues] = useState<readonly ColleagueOption[]>([]);
  const [wrong, setWrong] = useState<'choice' | 'words' | null>(null);
  const first = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const typed = words.trim();
  const declines = (canDecline && choice && DECLINES[choice]) || null;
  return {
    side,
    choice,
    words,
    wrong,
    declines,
    colleagues,
    nameColleagues: setColleagues,
    first,
    text,
    choose: (next: Choice) => {
      setChoice(next);
      setWrong(null);
    },
    type: (next: string) => {
      setWords(next);
      setWrong(null);
    },
    /** Returns the reason to send, or null after showing an error at the field if it is missing. */
    read: (): Reason | null => {
      if (side === 'client') return { reason: typed || undefined };
      const missing = choice === null ? 'choice' : REASONS[choice] || typed ? null : 'words';
      setWrong(missing);
      if (missing === 'choice') first.current?.focus();
      if (missing === 'words') text.current?.focus();
      if (missing || choice === null) return null;
      return {
        reason: [REASONS[choice], typed].filter(Boolean).join(' '),
        ...(declines && { decline: { reason: declines, colleagues: idsOf(colleagues) } }),
      };
    },
  };
}

interface Reason {
  readonly reason: string | undefined;
  readonly decline?: DeclineInput;
}

interface CancelReasonProps {
  reason: ReturnType<typeof useCancelReason>;
  reader: string;
  /** Handle of the meeting's lawyer. */
  lawyerId: string;
  /** Why the last try failed. */
  failure: unknown;
}

export function CancelReason({ reason, reader, lawyerId, failure }: CancelReasonProps) {
  const name = useId();
  const { side, choice, words, wrong } = reason;
  const isTyped = side === 'lawyer' && choice === 'Other';
  return (
    <>
      {side === 'lawyer' && (
        <FieldGroup
          label="Why do you cancel?"
          error={wrong === 'choice' ? COPY.validation.required : undefined}
        >
          <div className="grid grid-cols-2 gap-2">
            {CHOICES.map((one, index) => (
              <ChoiceChip
                key={one}
                ref={index === 0 ? reason.first : undefined}
                name={name}
                checked={one === choice}
                onChange={() => reason.choose(one)}
              >
                {one}
              </ChoiceChip>
            ))}
          </div>
        </FieldGroup>
      )}
      {(side === 'client' || choice !== null) && (
        <TextareaField
          ref={reason.text}
          label={side === 'client' || isTyped ? 'Reason' : 'More about it'}
          optional={!isTyped}
          rows={3}
          maxLength={REASON_MAX}
          help={helpOf(choice, reader)}
          error={wrong === 'words' ? COPY.validation.required : undefined}
          count={{ length: words.length, max: REASON_MAX }}
          value={words}
          onChange={({ target }) => reason.type(target.value)}
        />
      )}
      {reason.declines && (
        <ColleaguesField
          self={lawyerId}
          chosen={reason.colleagues}
          onChange={reason.nameColleagues}
          error={refusedColleagues(failure)}
        />
      )}
    </>
  );
}

function helpOf(choice: Choice | null, reader: string): string {
  if (choice === 'Conflict of interest')
    return `${reader} reads it. Do not say with whom: that is confidential.`;
  const sentence = choice && REASONS[choice];
  return sentence ? `${reader} reads “${sentence}” and this.` : `${reader} reads it.`;
}
