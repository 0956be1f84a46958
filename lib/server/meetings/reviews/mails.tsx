import 'server-only';
import { formatDay } from '@/lib/domain/platform/clock-labels';
import { env } from '@/lib/env';
import type { ReviewRow } from '@/lib/server/lawyers/profiles/reviews-service';
import {
  ActionLink,
  Facts,
  MailLayout,
  Paragraph,
  renderMail,
} from '@/lib/server/notifications/mails/mails';
import type { MailContent } from '@/lib/server/schema/messages';

/** Notifies the operator of the public part of the review and the lawyer's reason, without the client's name. */
export function reportedReviewMail(review: ReviewRow, reason: string): Promise<MailContent> {
  return renderMail(
    `A review was reported: ${review.lawyerId}`,
    <MailLayout preview="A lawyer asks you to look at a review." title="A lawyer reported a review">
      <Paragraph>
        Please read the review and decide whether it breaks the terms. It stays public unless you
        hide it.
      </Paragraph>
      <Facts
        rows={[
          ['Lawyer', review.lawyerId],
          ['Review', review.id],
          ['Written', formatDay(review.createdAt.getTime())],
          ['Stars', `${review.rating} of 5`],
          ['Text', review.comment || 'None'],
          ['Reason for the report', reason],
        ]}
      />
      <ActionLink href={`${env.SITE_URL}/admin/cases?kind=review`}>Decide</ActionLink>
    </MailLayout>,
  );
}

export function reportDecidedMail(
  review: ReviewRow,
  hide: boolean,
  reason: string,
): Promise<MailContent> {
  const title = hide ? 'The review you reported is hidden' : 'The review you reported stays';
  return renderMail(
    title,
    <MailLayout preview={title} title={title}>
      <Paragraph>
        {hide
          ? 'A person at Sangguni read the review and your report. The review is no longer public and no longer counts toward your rating.'
          : 'A person at Sangguni read the review and your report. The review stays public.'}
      </Paragraph>
      <Facts rows={[...factsOf(review), ['Reason', reason]]} />
      <ActionLink href={`${env.SITE_URL}/lawyer-portal/meeting/${review.meetingId}`}>
        See the meeting
      </ActionLink>
    </MailLayout>,
  );
}

export function hiddenReviewMail(
  review: ReviewRow,
  lawyer: string,
  reason: string,
): Promise<MailContent> {
  return renderMail(
    'Your review is no longer public',
    <MailLayout
      preview="A person at Sangguni decided to hide it."
      title="Your review is no longer public"
    >
      <Paragraph>
        A person at Sangguni read your review of Atty. {lawyer} and found that it breaks our terms.
        We no longer show it or count it in the rating, and you can no longer change it.
      </Paragraph>
      <Facts rows={[...factsOf(review), ['Reason', reason]]} />
      <Paragraph>If you think this is wrong, reply to this email.</Paragraph>
      <ActionLink href={`${env.SITE_URL}/customer-portal/meeting/${review.meetingId}`}>
        See the meeting
      </ActionLink>
    </MailLayout>,
  );
}

function factsOf({ createdAt, rating }: ReviewRow): [string, string][] {
  return [
    ['Written', formatDay(createdAt.getTime())],
    ['Stars', `${rating} of 5`],
  ];
}
