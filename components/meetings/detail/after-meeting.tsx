'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { buttonClass } from '@/components/ui/forms/button-class';
import { summaryQuery } from '@/lib/client/meetings/summaries';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { counterpart } from '../meeting-labels';
import { planPath, summaryPath } from '../meeting-path';
import { BookAgain } from './book-again';

/** The client's steps once a meeting took place: its summary and plan as soon as they are there, a message, another meeting. */
export function AfterMeeting({ meeting }: { meeting: Meeting }) {
  const { data } = useQuery(summaryQuery(meeting._id));
  const written = data !== undefined && data.version > 0;
  return (
    <section aria-label="What is next" className="mt-5 grid gap-3 border-t pt-5 print:hidden">
      {written && (
        <Link
          href={summaryPath('client', meeting._id)}
          prefetch={false}
          className={buttonClass({ variant: 'primary' })}
        >
          Open the summary
        </Link>
      )}
      {data && !written && <p>The summary is being written: we tell you when it is here.</p>}
      {written && data.next_steps.length > 0 && (
        <Link
          href={planPath(meeting._id)}
          prefetch={false}
          className={buttonClass({ variant: 'outline' })}
        >
          What to do next
        </Link>
      )}
      {meeting.can_comment && (
        <a href="#messages" className={buttonClass({ variant: 'outline' })}>
          {`Write to ${counterpart(meeting, 'client').name}`}
        </a>
      )}
      <BookAgain meeting={meeting} />
    </section>
  );
}
