'use client';

import { PhoneMissed, VideoOff } from 'lucide';
import { Moment } from '@/components/payments/refund-rule';
import { ConfirmAction } from '@/components/platform/confirm-action';
import { Notice } from '@/components/ui/feedback/notice';
import { Icon } from '@/components/ui/icons/icon';
import { getsAllBack } from '@/lib/catalogue/money/refund-time';
import { REPORT_ABSENCE, UNCONNECTED_TOO } from '@/lib/catalogue/refund-rule';
import { REPORT_ABSENCE_FAILURE, useReportAbsence } from '@/lib/client/meetings/absences';
import { messageFor } from '@/lib/client/platform/messages';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { ABSENCE_ANSWER_HOURS, ABSENCE_TEXT_MAX } from '@/lib/domain/meetings/attendance/absence';
import { counterpart, reportEnd } from '../meeting-labels';

interface ReportAbsenceProps {
  meeting: Meeting;
}

/** Lets a client report the lawyer's absence, and shows the deadline. */
export function ReportAbsence({ meeting }: ReportAbsenceProps) {
  const report = useReportAbsence(meeting._id);
  const { name } = counterpart(meeting, 'client');
  const byVideo = meeting.type === 'VIDEO';
  const until = reportEnd(meeting);
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
          <span>
            You can tell us until <Moment instant={until} />.
          </span>
          {byVideo && <span> {UNCONNECTED_TOO}</span>}
        </p>
        <ConfirmAction
          label={REPORT_ABSENCE[meeting.type]}
          look={{ size: 'small', className: 'mt-3' }}
          title={`The lawyer did not ${byVideo ? 'come' : 'call'}`}
          reason={{
            label: 'What happened?',
            help: `The lawyer reads it, and the person who decides if they object. Say how long you waited${byVideo ? '' : ', and whether your phone was on'}.`,
            max: ABSENCE_TEXT_MAX,
          }}
          confirm="Send report"
          keep="Cancel"
          failure={
            report.isError && (
              <Notice tone="bad" title={messageFor(REPORT_ABSENCE_FAILURE, report.error)}>
                What you wrote is still here.
              </Notice>
            )
          }
          mutation={report}
          run={(details) => report.mutateAsync({ details })}
        >
          {`We ask ${name}, who has ${ABSENCE_ANSWER_HOURS} hours to object. Otherwise the meeting is cancelled${meeting.payment.total > 0 ? ` and ${getsAllBack(meeting.payment.by_payer)}` : ''}. If they object, a person at Sangguni decides.`}
        </ConfirmAction>
      </div>
    </section>
  );
}
