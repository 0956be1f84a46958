'use client';

import { type FormEvent, useState } from 'react';
import { textRefusal } from '@/components/platform/text-refusal';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { TextareaField } from '@/components/ui/forms/textarea';
import { Dialog } from '@/components/ui/overlays/dialog';
import { ANSWER_ABSENCE_FAILURE, useAnswerAbsence } from '@/lib/client/meetings/absences';
import { messageFor } from '@/lib/client/platform/messages';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { ABSENCE_TEXT_MAX } from '@/lib/domain/meetings/attendance/absence';
import { formatPeso } from '@/lib/domain/platform/money';

interface AnswerAbsenceProps {
  meeting: Meeting;
}

/** The lawyer's answer to a report: a denial in words, or an admission. */
export function AnswerAbsence({ meeting }: AnswerAbsenceProps) {
  const answer = useAnswerAbsence(meeting._id);
  const byVideo = meeting.type === 'VIDEO';
  const [verb, past] = byVideo ? ['come', 'came'] : ['call', 'called'];
  const [details, setDetails] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [admitting, setAdmitting] = useState(false);
  const contest = (event: FormEvent) => {
    event.preventDefault();
    const refusal = textRefusal(details, ABSENCE_TEXT_MAX);
    setWrong(refusal);
    if (!refusal) answer.mutate({ contest: true, details: details.trim() });
  };
  const admit = () => {
    const given = details.trim().slice(0, ABSENCE_TEXT_MAX);
    answer.mutate(
      { contest: false, details: given || undefined },
      { onSettled: () => setAdmitting(false) },
    );
  };
  const contesting = answer.variables?.contest === true;
  return (
    <form className="mt-4 grid max-w-text gap-4" noValidate method="post" onSubmit={contest}>
      <TextareaField
        label="What happened?"
        name="details"
        help={`Your client reads it, and the person who decides${byVideo ? ', who also sees what both browsers reported of the connection. Say when you were in the call' : '. Say when you called and from which number'}; leave out the case.`}
        error={wrong}
        count={{ length: details.trim().length, max: ABSENCE_TEXT_MAX }}
        value={details}
        onChange={(event) => {
          setWrong(undefined);
          setDetails(event.target.value);
        }}
      />
      {answer.isError && (
        <Notice tone="bad" title={messageFor(ANSWER_ABSENCE_FAILURE, answer.error)}>
          What you wrote is still here.
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <SubmitButton pending={answer.isPending && contesting} pendingLabel="Sending">
          I {past}: object
        </SubmitButton>
        <Button variant="outline" onClick={() => setAdmitting(true)}>
          I did not {verb}
        </Button>
      </div>
      <Dialog
        open={admitting}
        onOpenChange={setAdmitting}
        title={`You did not ${verb}?`}
        description={`The meeting is cancelled at once.${whatGoesBack(meeting)} This cannot be undone.`}
        actions={
          <>
            <Button variant="outline" onClick={() => setAdmitting(false)}>
              Back
            </Button>
            <Button
              variant="danger"
              pending={answer.isPending && !contesting}
              pendingLabel="Sending"
              onClick={admit}
            >
              I did not {verb}
            </Button>
          </>
        }
      />
    </form>
  );
}

function whatGoesBack({ payment: { total } }: Meeting): string {
  return total > 0 ? ` The client gets ${formatPeso(total)} back.` : '';
}
