'use client';

import { ConfirmAction } from '@/components/platform/confirm-action';
import { Notice } from '@/components/ui/feedback/notice';
import { REPORT_REVIEW_FAILURE, useReportReview } from '@/lib/client/meetings/reviews';
import { messageFor } from '@/lib/client/platform/messages';
import type { Review } from '@/lib/contract/meetings/reviews';
import { REPORT_MAX } from '@/lib/domain/meetings/afterwards';
import { formatDay } from '@/lib/domain/platform/clock-labels';

const OUTCOME = {
  OPEN: 'It stays public unless we find that it breaks the terms.',
  KEPT: 'We read it, and it stays public.',
  HIDDEN: 'We read it, and it is no longer public.',
} as const;

/** Lets a lawyer report a review about themselves, once; they can never remove it. */
export function ReportReview({ review }: { review: Review }) {
  const report = useReportReview(review);
  if (review.reported_at) {
    return (
      <p role="status" className="mt-3 text-sm text-neutral-600">
        You reported this review on {formatDay(Date.parse(review.reported_at))}.{' '}
        {OUTCOME[review.report_decision ?? 'OPEN']}
      </p>
    );
  }
  return (
    <div className="mt-3">
      <ConfirmAction
        label="Report this review"
        look={{ size: 'small' }}
        title="Report this review"
        reason={{
          label: 'Reason',
          help: 'Say only what you may: your duty of confidentiality applies here too.',
          max: REPORT_MAX,
        }}
        confirm="Send report"
        keep="Cancel"
        failure={
          report.isError && (
            <Notice tone="bad" title={messageFor(REPORT_REVIEW_FAILURE, report.error)}>
              What you wrote is still here.
            </Notice>
          )
        }
        mutation={report}
        run={(reason) => report.mutateAsync({ reason })}
      >
        Tell us which part breaks the terms or the law, and why. We read it and decide; until then
        the review stays public. The client is not told.
      </ConfirmAction>
    </div>
  );
}
