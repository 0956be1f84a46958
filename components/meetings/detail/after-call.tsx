'use client';

import { useQuery } from '@tanstack/react-query';
import { Star } from 'lucide';
import Link from 'next/link';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import { summaryQuery } from '@/lib/client/meetings/summaries';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { counterpart, isIncluded, type Side } from '../meeting-labels';
import { meetingPath, summaryPath } from '../meeting-path';
import { REVIEW_ID } from '../reviews/meeting-review';

interface AfterCallProps {
  meeting: Meeting;
  side: Side;
}

/**
 * Shows what comes first once a meeting took place: for the lawyer the summary; for the client too where there is one, and until
 * then the rating.
 */
export function AfterCall({ meeting, side }: AfterCallProps) {
  const { data } = useQuery({ ...summaryQuery(meeting._id), enabled: side === 'client' });
  if (side === 'lawyer')
    return (
      <a href="#summary" className={buttonClass()}>
        Open the summary
      </a>
    );
  if (data && data.version > 0) {
    return (
      <Link href={summaryPath(side, meeting._id)} prefetch={false} className={buttonClass()}>
        Open the summary
      </Link>
    );
  }
  return (
    <>
      {!meeting.review && !isIncluded(meeting) && (
        <Link
          href={`${meetingPath(side, meeting._id)}#${REVIEW_ID}`}
          prefetch={false}
          className={buttonClass()}
        >
          <Icon of={Star} className="size-5" />
          Rate the meeting
        </Link>
      )}
      {data && (
        <p className="max-w-form text-sm text-neutral-700">
          {`${counterpart(meeting, side).name} has not sent a summary yet. We tell you when it is here.`}
        </p>
      )}
    </>
  );
}
