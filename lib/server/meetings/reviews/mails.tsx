import 'server-only';
import { formatDay } from '@/lib/domain/platform/clock-labels';
import { env } from '@/lib/env';
import type { ReviewRow } from '@/lib/server/lawyers/reviewing/service';
import {
  ActionLink,
  Facts,
  MailLayout,
  Paragraph,
  renderMail,
} from '@/lib/server/notifications/mails/mails';
import type { MailContent } from '@/lib/server/schema/messages';

/** To the operator: what is public of the review, and why its lawyer reported it. It names no client. */
export function reportedReviewMail(review: ReviewRow, reason: string): Promise<MailContent> {
  return renderMail(
    `A review was reported: ${review.lawyerId}`,
    <MailLayout preview="A lawyer asks you to look at a review." title="A lawyer reported a review">
      <Paragraph>
        Please read the review and decide whether it breaks the terms. It stays public until you
        take it down.
      </Paragraph>
      <Facts
        rows={[
          ['Lawyer', review.lawyerId],
          ['Review', review.id],
          ['Written', formatDay(review.createdAt.getTime())],
          ['Stars', `${review.rating} of 5`],
          ['Text', review.comment || 'None'],
          ['Reason of the report', reason],
        ]}
      />
      <ActionLink href={`${env.SITE_URL}/lawyer/${review.lawyerId}`}>See the profile</ActionLink>
    </MailLayout>,
  );
}
