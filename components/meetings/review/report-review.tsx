'use client';

import { type FormEvent, useId, useState } from 'react';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { TextareaField } from '@/components/ui/forms/textarea';
import { Dialog } from '@/components/ui/overlays/dialog';
import { useReportReview } from '@/lib/client/meetings/reviews';
import { messageFor } from '@/lib/client/platform/messages';
import type { Review } from '@/lib/contract/meetings/reviews';
import { fill, TEXTS } from '@/lib/contract/platform/texts';
import { REPORT_MAX } from '@/lib/domain/meetings/afterwards';
import { formatDay } from '@/lib/domain/platform/clock-labels';

const OUTCOME = {
  OPEN: 'It stays public unless we find that it breaks the terms.',
  KEPT: 'We read it, and it stays public.',
  HIDDEN: 'We read it, and it is no longer public.',
} as const;

/** A lawyer may report a review about themselves, once, and never remove it. */
export function ReportReview({ review }: { review: Review }) {
  const [open, setOpen] = useState(false);
  if (review.reported_at) {
    return (
      <p role="status" className="mt-3 text-sm text-neutral-600">
        You reported this review on {formatDay(Date.parse(review.reported_at))}.{' '}
        {OUTCOME[review.report_decision ?? 'OPEN']}
      </p>
    );
  }
  return (
    <>
      <Button variant="outline" size="small" className="mt-3" onClick={() => setOpen(true)}>
        Report this review
      </Button>
      <ReportDialog review={review} open={open} onOpenChange={setOpen} />
    </>
  );
}

interface ReportDialogProps {
  review: Review;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function ReportDialog({ review, open, onOpenChange }: ReportDialogProps) {
  const report = useReportReview(review);
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<string>();
  const form = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { length } = reason.trim();
    const { required, tooLong } = TEXTS.validation;
    const refusal =
      length === 0
        ? required
        : length > REPORT_MAX
          ? fill(tooLong, { max: REPORT_MAX })
          : undefined;
    setWrong(refusal);
    if (!refusal) report.mutate(reason, { onSuccess: () => onOpenChange(false) });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Report this review"
      description="Tell us which part breaks the terms or the law, and why. We read it and decide; until then the review stays public. The client is not told."
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
          label="Reason"
          name="reason"
          help="Say only what you may: your duty of confidentiality applies here too."
          error={wrong}
          count={{ length: reason.trim().length, max: REPORT_MAX }}
          value={reason}
          onChange={(event) => {
            setWrong(undefined);
            setReason(event.target.value);
          }}
        />
        {report.isError && (
          <Notice tone="bad" title={messageFor('reportReview', report.error)}>
            What you wrote is still here.
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
