'use client';

import { PhoneMissed, VideoOff } from 'lucide';
import { type FormEvent, useId, useState } from 'react';
import { Moment } from '@/components/payments/refund-rule';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { TextareaField } from '@/components/ui/forms/textarea';
import { Icon } from '@/components/ui/icons/icon';
import { Dialog } from '@/components/ui/overlays/dialog';
import { REPORT_ABSENCE } from '@/lib/catalogue/refund-rule';
import { useReportAbsence } from '@/lib/client/meetings/absences';
import { messageFor } from '@/lib/client/platform/messages';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import {
  ABSENCE_ANSWER_HOURS,
  ABSENCE_TEXT_MAX,
  reportWindow,
} from '@/lib/domain/meetings/attendance/absence';
import { counterpart } from '../meeting-labels';
import { textRefusal } from './text-refusal';

interface ReportAbsenceProps {
  meeting: Meeting;
}

/** The way for a client to say that nobody called, or came, and until when it is open. */
export function ReportAbsence({ meeting }: ReportAbsenceProps) {
  const [open, setOpen] = useState(false);
  const byVideo = meeting.type === 'VIDEO';
  const until = reportWindow({ start: Date.parse(meeting.start_time) }).end;
  return (
    <section
      aria-labelledby="report-absence"
      className="mt-3 flex gap-3.5 rounded border bg-white p-4 text-neutral-800"
    >
      <Icon of={byVideo ? VideoOff : PhoneMissed} className="mt-0.5 size-5 text-neutral-500" />
      <div className="min-w-0">
        <h2 id="report-absence" className="font-sans text-base font-semibold">
          The lawyer did not {byVideo ? 'come' : 'call'}?
        </h2>
        <p className="mt-1 max-w-text text-sm text-neutral-700">
          You can tell us until <Moment instant={until} />.
        </p>
        <Button variant="outline" size="small" className="mt-3" onClick={() => setOpen(true)}>
          {REPORT_ABSENCE[meeting.type]}
        </Button>
      </div>
      <ReportDialog meeting={meeting} open={open} onOpenChange={setOpen} />
    </section>
  );
}

interface ReportDialogProps extends ReportAbsenceProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function ReportDialog({ meeting, open, onOpenChange }: ReportDialogProps) {
  const report = useReportAbsence(meeting._id);
  const [details, setDetails] = useState('');
  const [wrong, setWrong] = useState<string>();
  const form = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const refusal = textRefusal(details);
    setWrong(refusal);
    if (!refusal) report.mutate(details.trim());
  };
  const { name } = counterpart(meeting, 'client');
  const byVideo = meeting.type === 'VIDEO';
  const back = meeting.payment.total > 0 ? ' and you get everything back' : '';
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`The lawyer did not ${byVideo ? 'come' : 'call'}`}
      description={`We ask ${name}, who has ${ABSENCE_ANSWER_HOURS} hours to object. Otherwise the meeting is cancelled${back}. If they object, a person at Sangguni decides.`}
      actions={
        <>
          <Button variant="outline" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" form={form} pending={report.isPending} pendingLabel="Sending">
            Send report
          </Button>
        </>
      }
    >
      <form id={form} className="mt-4 grid gap-4" noValidate method="post" onSubmit={submit}>
        <TextareaField
          label="What happened?"
          name="details"
          help={`The lawyer reads it, and the person who decides if they object. Say how long you waited${byVideo ? '' : ', and whether your phone was on'}.`}
          error={wrong}
          count={{ length: details.trim().length, max: ABSENCE_TEXT_MAX }}
          value={details}
          onChange={(event) => {
            setWrong(undefined);
            setDetails(event.target.value);
          }}
        />
        {report.isError && (
          <Notice tone="bad" title={messageFor('reportAbsence', report.error)}>
            What you wrote is still here.
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
